import type { Typeface } from './typeface.ts'

/** A heading broken into lines, with its size in pixels. */
export type SetHeading = { size: number; lines: string[] }

/** The sizes to try, with the number of lines that there is room for. */
const sizes = [
  { size: 92, room: 3 },
  { size: 80, room: 3 },
  { size: 72, room: 4 },
  { size: 64, room: 4 },
]
const smallest = { size: 56, room: 4 }

/** A word or a line and its width in ems. */
type Measured = { text: string; width: number }

/**
 * Returns a heading in the largest size in which it fits, in lines of about the same length. What
 * does not fit in the smallest is cut off, and ends with an ellipsis.
 * @param measure the width of the lines in pixels
 */
export function setHeading(heading: string, face: Typeface, measure: number): SetHeading {
  const measured = (text: string): Measured => ({ text, width: face.width(text, 1) })
  const space = measured(' ').width
  const words = heading.split(' ').map(measured)
  for (const { size, room } of [...sizes, smallest]) {
    const fits = (width: number) => width <= measure / size
    const lines = breakLines(words, space, fits)
    if (lines.length <= room && lines.every(({ width }) => fits(width)))
      return { size, lines: balance(words, space, lines).map(({ text }) => text) }
  }

  const { size, room } = smallest
  const fits = (width: number) => width <= measure / size
  const pieces = words.flatMap((word) =>
    fits(word.width) ? [word] : (word.text.match(/.{1,16}/gu) ?? []).map(measured),
  )
  const lines = breakLines(pieces, space, fits).map(({ text }) => text)
  return { size, lines: [...lines.slice(0, room - 1), `${lines[room - 1]}…`] }
}

/** Fills each line before the next is begun. A word that fits nowhere has a line to itself. */
function breakLines(words: Measured[], space: number, fits: (width: number) => boolean) {
  const lines: Measured[] = []
  for (const word of words) {
    const line = lines.at(-1)
    const width = (line?.width ?? 0) + space + word.width
    if (line && fits(width)) lines.splice(-1, 1, { text: `${line.text} ${word.text}`, width })
    else lines.push(word)
  }
  return lines
}

/** Narrows the lines for as long as their number stays the same, as `text-wrap: balance` does. */
function balance(words: Measured[], space: number, lines: Measured[]): Measured[] {
  const widest = widthOf(lines)
  const narrower = breakLines(words, space, (width) => width < widest)
  const isBetter = narrower.length === lines.length && widthOf(narrower) < widest
  return isBetter ? balance(words, space, narrower) : lines
}

function widthOf(lines: Measured[]): number {
  return Math.max(...lines.map(({ width }) => width))
}
