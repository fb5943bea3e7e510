import type { Mutation } from '@sanity/client'
import { z } from 'zod'
import { publishedId } from '../contentLake/draftIds.ts'
import type { RecordedIssue } from '../publishing/buildRecord.ts'
import { changesOf, documentIssue, type Plan, plannedIds, planType } from './plan.ts'
import { endOf } from './planEnd.ts'
import type { LakeClient, planMutations } from './planMutations.ts'
import type { StoredPlan } from './readPlans.ts'

/** A plan's mutations, made by `planMutations`. */
export type PreparedPlan = Awaited<ReturnType<typeof planMutations>>

/**
 * Executes a plan, and schedules its end. If the Content Lake rejects the transaction, the plan stays as it is.
 * @param executedAt the time in ISO 8601 that the plan records
 * @throws the client's error if the Content Lake cannot be reached
 */
export async function executePlan(
  plan: Plan,
  { mutations, notes, made }: PreparedPlan,
  client: Pick<LakeClient, 'fetch' | 'mutate'>,
  executedAt: string,
): Promise<Outcome> {
  const isEmpty = plannedIds(changesOf(plan)).length === 0
  const issues = isEmpty
    ? [documentIssue(planId(plan), planType, 'The plan names no document.')]
    : notes.filter(isStored(plan))
  const end = plan.until ? [{ createOrReplace: await endOf(plan, made, client) }] : []
  return transact(plan, [recordExecution(plan, executedAt, issues), ...mutations, ...end], client)
}

/** Returns the mutation that records that a plan is executed, if nobody has changed the plan since it was read. */
export function recordExecution(
  plan: Plan,
  executedAt: string,
  issues: RecordedIssue[] = [],
): Mutation {
  const { at } = plan
  return patchOf(plan, { state: 'executed', at, executedAt, checkedAt: executedAt, issues })
}

/**
 * Whether a note is stored. The end of a plan stores none about a document that it only publishes or takes down,
 * because somebody has done that already.
 */
const isStored =
  ({ endOf, edits }: Plan) =>
  ({ documentId }: RecordedIssue) =>
    endOf === undefined || edits.some(({ id }) => id === documentId)

/** Sets fields of a plan, if nobody has changed it since it was read. */
export function saveInPlan(
  plan: StoredPlan,
  set: object,
  client: Pick<LakeClient, 'mutate'>,
): Promise<Outcome> {
  return transact(plan, [patchOf(plan, set)], client)
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

/**
 * The outcome of a transaction. After a conflict, because a document or the plan has changed since it was read, and
 * after a rejection nothing is changed.
 */
type Outcome =
  | { outcome: 'committed' }
  | { outcome: 'conflict' }
  | { outcome: 'rejected'; issue: RecordedIssue }

async function transact(
  plan: StoredPlan,
  mutations: Mutation[],
  client: Pick<LakeClient, 'mutate'>,
): Promise<Outcome> {
  try {
    await client.mutate(mutations)
    return { outcome: 'committed' }
  } catch (error) {
    const { data } = rejectedTransaction.safeParse(error)
    if (!data) throw error
    const types = data.details?.items.map((item) => item.error.type) ?? []
    if (types.some((type) => changedTypes.includes(type))) return { outcome: 'conflict' }
    return { outcome: 'rejected', issue: documentIssue(planId(plan), planType, data.message) }
  }
}
