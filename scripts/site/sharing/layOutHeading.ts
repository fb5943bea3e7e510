import type { Typeface } from './typeface.ts'

const sizes = [92, 80, 72, 64, 56, 48, 40, 32, 24]

/** The height that the lines may have together, in pixels. */
const room = 288

/** By how many pixels lines are narrowed at a time to balance them. */
const step = 8

/** Returns a heading in the largest size in which it fits, in lines of about the same length. */
export function layOutHeading(heading: string, face: Typeface, measure: number) {
  let layout: { size: number; lines: string[] } = { size: 0, lines: [] }
  for (const size of sizes) {
    const fits = (line: string, width: number) => face.width(line, size) <= width
    const wrap = (width: number) => wrapLines(heading.split(' '), (line) => fits(line, width))
    const lines = wrap(measure)
    layout = { size, lines: balance(lines, wrap, measure) }
    if (lines.length * size <= room && lines.every((line) => fits(line, measure))) break
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
