import { type GlobalPresence, getPublishedId, useGlobalPresence } from 'sanity'
import { lakeNow } from '../plans/lakeTime.ts'

/** The time in ms after the last change of a draft in which somebody who has its form open may still be writing. */
const pauseMs = 60_000

type Draft = { _id: string; _updatedAt?: unknown }
type Editor = {
  user: Pick<GlobalPresence['user'], 'displayName'>
  locations: readonly { documentId: string }[]
}

/**
 * Returns a function for the names of those who may be writing in a draft. Such a draft is not deleted when it is
 * published, because `@sanity/mutator` drops what is typed in a document while it is deleted, or crashes (decision 49).
 */
export function useWriters(): (draft: Draft) => string[] {
  const others = useGlobalPresence()
  return (draft) => writersOf(draft, others, lakeNow())
}

/**
 * Returns the names of the editors who have the form of a draft open, if it was changed within the last minute. The
 * field in which somebody is would say more, but Sanity forgets it when a draft is created.
 */
export function writersOf(
  { _id, _updatedAt }: Draft,
  others: readonly Editor[],
  now: number,
): string[] {
  return now - Date.parse(String(_updatedAt)) > pauseMs ? [] : openedBy(_id, others)
}

/** Returns the names of the editors who have the form of a document open, each once. */
export function openedBy(id: string, others: readonly Editor[]): string[] {
  const names = others
    .filter(({ locations }) =>
      locations.some(({ documentId }) => getPublishedId(documentId) === getPublishedId(id)),
    )
    .map(({ user: { displayName = '' } }) => displayName)
  return [...new Set(names)]
}
