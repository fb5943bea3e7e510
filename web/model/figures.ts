import type { Text } from '../../shared/content/text.ts'

/** A figure's value in parts, without the spaces between them: `plus de`, `15`, `ans`. */
export type FigureParts = { before: string; number: string; after: string }

/** A token with a digit, with the tokens after it that have a digit or no letter, up to a comma. */
const number = /\S*\d[^\s,]*(?:\s+(?:\S*\d[^\s,]*|[^\s\p{L}]+(?!\S)))*/u

/**
 * Parts a figure's value, in any language, into its number and the words around it, if it has a number.
 * A comma between them goes, because the words may stand in a line of their own.
 */
export function figureParts(value: string): FigureParts {
  const match = number.exec(value)
  if (!match) return { before: '', number: value, after: '' }
  const after = value.slice(match.index + match[0].length)
  return {
    before: value.slice(0, match.index).trim(),
    number: match[0],
    after: after.replace(/^,/, '').trim(),
  }
}

/** Returns the length of the longest number of a page's figures; 1 where none has a number. */
export function longestNumber(figures: { value: Text }[]): number {
  const lengths = figures.map(({ value }) => number.exec(value.value)?.[0].length ?? 1)
  return Math.max(1, ...lengths)
}
