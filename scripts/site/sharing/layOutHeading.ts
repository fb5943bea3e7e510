import type { Typeface } from './typeface.ts'

/** A heading broken into lines, with its size in pixels. */
type Layout = { size: number; lines: string[] }

/** The sizes to try, with the number of lines that there is room for. */
const sizes = [
  { size: 92, room: 3 },
  { size: 80, room: 3 },
  { size: 72, room: 4 },
  { size: 64, room: 4 },
  { size: 56, room: 4 },
]

/** By how many pixels lines are narrowed at a time to balance them. */
const step = 8

/**
 * Returns a heading in the largest size in which it fits, in lines of about the same length. What
 * does not fit in the smallest is cut off, and ends with an ellipsis.
 * @param measure the width of the lines in pixels
 */
export function layOutHeading(heading: string, face: Typeface, measure: number): Layout {
  let layout: Layout = { size: 0, lines: [] }
  for (const { size, room } of sizes) {
    const fits = (line: string, width: number) => face.width(line, size) <= width
    const wrap = (width: number) => wrapLines(heading.split(' '), (line) => fits(line, width))
    const lines = wrap(measure)
    if (lines.length <= room && lines.every((line) => fits(line, measure)))
      return { size, lines: balance(lines, wrap, measure) }
    layout = { size, lines: cut(heading, (line) => fits(line, measure), room) }
  }
  return layout
}

/** Fills each line before it begins the next. A word that fits nowhere has a line to itself. */
function wrapLines(words: string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Narrows the lines for as long as their number stays the same, as `text-wrap: balance` does. */
function balance(lines: string[], wrap: (width: number) => string[], width: number): string[] {
  const narrower = wrap(width - step)
  return narrower.length === lines.length && width > step
    ? balance(narrower, wrap, width - step)
    : lines
}

function cut(heading: string, fits: (line: string) => boolean, room: number): string[] {
  const words = heading.split(' ')
  const pieces = words.flatMap((word) => (fits(word) ? [word] : (word.match(/.{1,16}/gu) ?? [])))
  const lines = wrapLines(pieces, fits)
  return [...lines.slice(0, room - 1), `${lines[room - 1]}…`]
}
