import type { SanityDocument } from 'sanity'
import { z } from 'zod'
import {
  changesOf,
  type Plan,
  type PlannedChanges,
  plan,
  planType,
} from '../../../shared/plans/plan.ts'
import type { LakeClient } from '../../../shared/plans/planMutations.ts'
import { useLiveQuery } from '../../queries/useLiveQuery.ts'

const watched = `*[_type == "${planType}" && defined(endOf) && coalesce(state, "") != "executed"
  && count((publishes[]._ref)[@ in $ids]) > 0]`
const newestFirst = `${watched} | order(_createdAt desc)`
/** Each with the documents that it would bring back, of those that are not on the website. */
const query = `${newestFirst}{
  ..., "brings": (publishes[]._ref)[@ in $ids && !(@ in *[_id in $ids]._id)]
}`

/**
 * Returns the newest plan that would bring a page back, with the links to it, as it is stored; null without one, and
 * undefined until it is known.
 */
export function useEndOfRemoval(id: string): SanityDocument | null | undefined {
  const { result } = useLiveQuery<SanityDocument[]>(newestFirst, watched, { ids: [id] })
  return result && (result[0] ?? null)
}

const storedEnds = z.array(z.looseObject({ brings: z.array(z.string()) }))

/** Returns the plans that would bring back those of the documents which are not on the website, the newest first. */
export async function readEndsOfRemovals(
  ids: readonly string[],
  client: Pick<LakeClient, 'fetch'>,
): Promise<Plan[]> {
  const ends = storedEnds.parse(await client.fetch(query, { ids }, { perspective: 'raw' }))
  const newest = ids.map((id) => ends.find(({ brings }) => brings.includes(id)))
  return ends.filter((end) => newest.includes(end)).flatMap((end) => plan.safeParse(end).data ?? [])
}

/** Returns changes together with those of plans; the changes of one document in one edit, in the order of the plans. */
export function withPlans(changes: PlannedChanges, plans: readonly Plan[]): PlannedChanges {
  const all = [changes, ...plans.map(changesOf)]
  const edits = Map.groupBy(
    all.flatMap(({ edits = [] }) => edits),
    ({ id }) => id,
  )
  return {
    publishes: [...new Set(all.flatMap(({ publishes }) => publishes))],
    unpublishes: all.flatMap(({ unpublishes }) => unpublishes),
    edits: [...edits].map(([id, each]) => ({
      id,
      changes: each.flatMap(({ changes }) => changes),
    })),
  }
}
