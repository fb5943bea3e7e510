import { reviewMonth } from '../../../shared/content/sourceReview.ts'
import type { Source, SourceList } from '../types.ts'

/** Returns the source list of a page, without duplicates, or undefined if there are none. */
export function listSources(all: readonly Source[]): SourceList | undefined {
  const sources = [...new Map(all.map((source) => [source._id, source])).values()]
  const [review] = sources.map(reviewMonth).toSorted()
  if (review === undefined) return undefined
  const months = new Set(sources.map(({ checkedOn }) => checkedOn.slice(0, 7)))
  const [checkedIn] = months
  return { sources, ...(checkedIn && months.size === 1 && { checkedIn }), review }
}
