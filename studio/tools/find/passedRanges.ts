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

/** A match that was replaced in its text. */
type Replaced = { text: PlacedText; match: Match; replacement: string }

/** Adds the ranges of replacements. Later ranges shift with their text. */
export function addReplaced(passed: PassedRanges, replaced: readonly Replaced[]): PassedRanges {
  const next = new Map(passed)
  const changed = new Map<string, string>()
  // Because a replacement moves what follows it.
  const fromEnd = replaced.toSorted((a, b) => b.match.start - a.match.start)
  for (const { text, match, replacement } of fromEnd) {
    const { start, end } = rangeOf(match)
    const before = { ...text, text: changed.get(text.place) ?? text.text }
    const after = before.text.slice(0, start) + replacement + before.text.slice(end)
    const by = replacement.length - match.matched.length
    const ranges = (next.get(keyOf(before)) ?? []).map((one) =>
      one.start < end ? one : { start: one.start + by, end: one.end + by },
    )
    next.set(keyOf({ ...text, text: after }), [
      ...ranges,
      { start, end: start + replacement.length },
    ])
    changed.set(text.place, after)
  }
  // The unchanged texts stay listed until the changed ones have been read.
  return replaced.reduce<PassedRanges>((all, { text, match }) => addSkipped(all, text, match), next)
}
