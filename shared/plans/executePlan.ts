import type { Mutation } from '@sanity/client'
import { z } from 'zod'
import { publishedId } from '../draftIds.ts'
import { changesOf, documentIssue, documentsOf, type Plan, planType } from './plan.ts'
import type { LakeClient, planMutations } from './planMutations.ts'
import type { StoredPlan } from './readPlans.ts'

/** A plan's mutations, made by `planMutations`. */
export type PreparedPlan = Awaited<ReturnType<typeof planMutations>>

/**
 * Executes a plan. If the Content Lake rejects the transaction, the plan stays as it is.
 * @param prepared by `planMutations`, before the plan was checked
 * @param executedAt the time in ISO 8601 that the plan records
 * @returns `executed`; `changed`, without effect, if a document or the plan has changed since it was read; or an issue
 *   with the reason of the rejection
 * @throws the client's error if the Content Lake cannot be reached
 */
export async function executePlan(
  plan: Plan,
  { mutations, notes }: PreparedPlan,
  client: Pick<LakeClient, 'mutate'>,
  executedAt: string,
) {
  const isEmpty = documentsOf(changesOf(plan)).length === 0
  const issues = isEmpty
    ? [documentIssue(planId(plan), planType, 'The plan names no document.')]
    : notes
  const record = { state: 'executed', at: plan.at, executedAt, checkedAt: executedAt, issues }
  const outcome = await transact(client, [patchOf(plan, record), ...mutations])
  if (typeof outcome === 'string') return outcome
  return documentIssue(planId(plan), planType, outcome.rejection)
}

/** Sets fields of a plan, if nobody has changed it since it was read. */
export function recordInPlan(
  plan: StoredPlan,
  set: object,
  client: Pick<LakeClient, 'mutate'>,
): Promise<Outcome> {
  return transact(client, [patchOf(plan, set)])
}

/** The id of a plan without the prefix of drafts, as issues name it. */
export const planId = ({ _id }: StoredPlan) => publishedId(_id)

const patchOf = ({ _id, _rev }: StoredPlan, set: object): Mutation => ({
  patch: { id: _id, ifRevisionID: _rev, set },
})

/** The client's error for a transaction that was rejected because of its content. */
const rejectedTransaction = z.object({
  message: z.string(),
  statusCode: z.literal([400, 409, 413]),
  details: z
    .object({ items: z.array(z.object({ error: z.object({ type: z.string() }) })) })
    .nullish(),
})

/** Types of errors about a document that has changed since it was read. */
const changedTypes = [
  'documentRevisionIDDoesNotMatchError',
  'documentNotFoundError',
  'documentAlreadyExistsError',
]

/** The outcome of a transaction; it is `changed`, without effect, if a document or the plan has changed. */
type Outcome = 'executed' | 'changed' | { rejection: string }

async function transact(
  client: Pick<LakeClient, 'mutate'>,
  mutations: Mutation[],
): Promise<Outcome> {
  try {
    await client.mutate(mutations)
    return 'executed'
  } catch (error) {
    const { data } = rejectedTransaction.safeParse(error)
    if (!data) throw error
    const types = data.details?.items.map((item) => item.error.type) ?? []
    if (types.some((type) => changedTypes.includes(type))) return 'changed'
    return { rejection: data.message }
  }
}
