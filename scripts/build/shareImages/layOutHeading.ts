import type { Typeface } from './typeface.ts'

const sizes = [92, 80, 72, 64, 56, 48, 40, 32, 24]

/** The maximum height of all lines in pixels. */
const maxHeight = 288

/** The step in pixels by which lines are narrowed to balance them. */
const step = 8

/** Returns a heading in the largest size that fits, in lines of similar length. */
export function layOutHeading(heading: string, face: Typeface, measure: number) {
  let layout: { size: number; lines: string[] } = { size: 0, lines: [] }
  // Memoized, because the same lines are measured for each size and width, and measuring takes most of the time.
  const advances = new Map<string, number>()
  const advance = (line: string) => {
    const known = advances.get(line) ?? face.advance(line)
    advances.set(line, known)
    return known
  }
  for (const size of sizes) {
    const fits = (line: string, width: number) => advance(line) * size <= width
    const wrap = (width: number) => wrapLines(heading.split(' '), (line) => fits(line, width))
    const lines = wrap(measure)
    layout = { size, lines: balance(lines, wrap, measure) }
    if (lines.length * size <= maxHeight && lines.every((line) => fits(line, measure))) break
  }
  return layout
}

/** Fills lines greedily. A word that is too long has its own line. */
function wrapLines(words: string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Narrows the lines while their number stays the same, like `text-wrap: balance`. */
function balance(lines: string[], wrap: (width: number) => string[], width: number): string[] {
  const narrower = wrap(width - step)
  return narrower.length === lines.length && width > step
    ? balance(narrower, wrap, width - step)
    : lines
}
