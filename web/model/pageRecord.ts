import { reviewMonth } from '../../shared/content/sourceReview.ts'
import type { PageRecord, Source } from './types.ts'

/** Returns the record of a page that rests on these sources, each once, or undefined without any. */
export function pageRecord(all: readonly Source[]): PageRecord | undefined {
  const sources = [...new Map(all.map((source) => [source._id, source])).values()]
  const [review] = sources.map(reviewMonth).toSorted()
  return review === undefined ? undefined : { sources, review }
}
