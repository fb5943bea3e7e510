import type { BuildRecord, Change } from '../../shared/buildRecord.ts'

/** What visitors have of a change, once it is live. */
const results: Record<Change['kind'], string> = {
  published: 'is on the website',
  unpublished: 'is no longer on the website',
  deleted: 'is gone from the website',
}

/**
 * Says what a build brought that is live, for a notice of one line.
 * @param nameOf returns a document's title for those that have none of their own
 */
export function tellLive(
  { changes, held, moreChanges = 0 }: BuildRecord,
  nameOf: (change: Change) => string,
): string {
  const shown = changes.filter(({ documentId }) => !held.some((it) => it.documentId === documentId))
  const [first, ...others] = shown
  if (!first) return 'Live: the website is up to date'
  const more = others.length + moreChanges
  const what = `“${nameOf(first)}” ${results[first.kind]}`
  return more === 0
    ? `Live: ${what}`
    : `Live: ${what}, and ${more} more ${more === 1 ? 'change' : 'changes'}`
}
