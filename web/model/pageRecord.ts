import { reviewMonth } from '../../shared/content/sourceReview.ts'
import type { PageRecord, Source } from './types.ts'

/** Returns the record of a page with these sources, without duplicates, or undefined if there are none. */
export function pageRecord(all: readonly Source[]): PageRecord | undefined {
  const sources = [...new Map(all.map((source) => [source._id, source])).values()]
  const [review] = sources.map(reviewMonth).toSorted()
  return review === undefined ? undefined : { sources, review }
}
