import type { Text } from '../../shared/content/languages/inLanguage.ts'

/** A figure's value in parts, such as `plus de`, `15`, `ans`, without the spaces between them. */
type NumberParts = { before: string; number: string; after: string }

/** Matches the first token with a digit and, up to a comma, further ones that have a digit, no letter, or are `h`. */
const number = /\S*\d[^\s,]*(?:\s+(?:\S*\d[^\s,]*|[^\s\p{L}]+(?!\S)|h(?![^\s,])))*/u

/**
 * Splits a figure's value, in any language, into its number and the words around it. Removes a comma between
 * them, because the words may be on a line of their own.
 */
export function numberParts(value: string): NumberParts {
  const match = number.exec(value)
  if (!match) return { before: '', number: value, after: '' }
  const after = value.slice(match.index + match[0].length)
  return {
    before: value.slice(0, match.index).trim(),
    number: match[0],
    after: after.replace(/^,/, '').trim(),
  }
}

/** Returns the length of the longest number in characters; 1 if there are no numbers. */
export function longestNumber(figures: { value: Text }[]): number {
  const lengths = figures.map(({ value }) => number.exec(value.value)?.[0].length ?? 1)
  return Math.max(1, ...lengths)
}
