import type { TextMatch } from './findMatches.ts'

type Range = { start: number; end: number }

/**
 * The ranges of replaced or skipped matches, by text and place. If somebody else changes a text, its ranges no longer
 * apply.
 */
export type PassedRanges = ReadonlyMap<string, readonly Range[]>

/** A text with its place: the id of its document, and its path. */
type PlacedText = { place: string; text: string }

type Match = Pick<TextMatch, 'start' | 'matched'>

const keyOf = ({ place, text }: PlacedText) => `${place} ${text}`

const rangeOf = ({ start, matched }: Match): Range => ({ start, end: start + matched.length })

/** Returns whether a match was skipped, or lies in a replacement. */
export function isPassed(passed: PassedRanges, text: PlacedText, match: Match): boolean {
  const { start, end } = rangeOf(match)
  return passed.get(keyOf(text))?.some((one) => start < one.end && end > one.start) ?? false
}

/** Adds a match that was skipped. */
export function addSkipped(passed: PassedRanges, text: PlacedText, match: Match): PassedRanges {
  return new Map(passed).set(keyOf(text), [...(passed.get(keyOf(text)) ?? []), rangeOf(match)])
}

/** Adds the range of a replacement. Later ranges shift with the text. */
export function addReplaced(
  passed: PassedRanges,
  text: PlacedText,
  match: Match,
  replacement: string,
): PassedRanges {
  const { start, end } = rangeOf(match)
  const textAfter = text.text.slice(0, start) + replacement + text.text.slice(end)
  const by = replacement.length - match.matched.length
  const ranges = (passed.get(keyOf(text)) ?? []).map((one) =>
    one.start < end ? one : { start: one.start + by, end: one.end + by },
  )
  const replaced = { start, end: start + replacement.length }
  // The unchanged text stays listed until the changed text has been read.
  return new Map(addSkipped(passed, text, match)).set(keyOf({ ...text, text: textAfter }), [
    ...ranges,
    replaced,
  ])
}
