import { draftId, publishedId } from '../contentLake/draftIds.ts'
import { fieldChanges, reversed } from '../contentLake/fieldChanges.ts'
import { type Plan, planType, storedEdit } from './plan.ts'
import type { LakeClient, MadeChange } from './planMutations.ts'
import { redirectTarget } from './redirectTarget.ts'

/** The suffix of the id of a plan that ends another plan. The other plan's id comes before the suffix. */
export const endSuffix = /-end$/

/** Returns the id of the plan that ends this plan. */
export const endIdOf = ({ _id }: Pick<Plan, '_id'>): string => `${_id}-end`

/**
 * Returns the plan that restores the state before another plan, at the time at which the other plan ends. It restores
 * only the fields that the other plan changed, so that edits made in the meantime stay.
 * @param planChanges the changes of the other plan
 */
export async function endOf(
  plan: Pick<Plan, '_id' | 'name' | 'until' | 'scheduledBy'>,
  planChanges: readonly MadeChange[],
  client: Pick<LakeClient, 'fetch'>,
) {
  const added = planChanges.flatMap(({ before, after }) => (before ? [] : (after ?? [])))
  const leaving = added.map(({ _id }) => _id)
  const unpublishes = added.map(async (document) => {
    const target = await redirectTarget(client, document, leaving)
    const redirectTo = target === null ? {} : { redirectTo: reference(target) }
    return { _key: document._id, document: reference(document._id), ...redirectTo }
  })
  return {
    _id: draftId(publishedId(endIdOf(plan))),
    _type: planType,
    name: plan.name,
    at: plan.until,
    endOf: publishedId(plan._id),
    state: 'scheduled',
    scheduledBy: plan.scheduledBy,
    publishes: planChanges
      .filter(({ after }) => !after)
      .map(({ id }) => ({ _key: id, ...reference(id) })),
    unpublishes: await Promise.all(unpublishes),
    edits: planChanges.flatMap(({ id, before, after }) => {
      if (!before || !after) return []
      const changes = reversed(fieldChanges(before, after))
      return changes.length === 0 ? [] : storedEdit({ id, changes })
    }),
  }
}

const reference = (_ref: string) => ({ _type: 'reference', _ref, _weak: true })
