import type { Mutation } from '@sanity/client'
import { z } from 'zod'
import type { RecordedIssue } from '../buildRecord.ts'
import { changesOf, documentsOf, type Plan, type PlannedChanges, plan, planType } from './plan.ts'
import { type LakeClient, planMutations } from './planMutations.ts'

/**
 * Returns the issues that the site would have after a plan.
 * @param changes the plan's changes, after those of the plans that are scheduled before it
 */
export type CheckPlan = (changes: PlannedChanges[], plan: Plan) => Promise<RecordedIssue[]>

const minute = 60_000

/** The time in ms before a plan is due at which it is first checked, so that editors can correct it. */
const checkAhead = 60 * minute

/** Returns the scheduled plans in the order of their times, and logs malformed plans. */
export async function scheduledPlans(client: LakeClient): Promise<Plan[]> {
  const query = `*[_type == "${planType}" && state == "scheduled"] | order(at asc, _createdAt asc)`
  const result = await client.fetch(query, {}, { perspective: 'raw' })
  const documents = z.array(z.looseObject({ _id: z.string() })).parse(result)
  return documents.flatMap((document) => {
    const { data, error } = plan.safeParse(document)
    if (error) console.error(`${document._id} is no plan: ${z.prettifyError(error)}`)
    return data ?? []
  })
}

/** Returns the changes of the plans that are scheduled before a plan, or of all if it has no time. */
export async function changesBefore(plan: Plan, client: LakeClient) {
  const order = ({ at = '', _createdAt }: Plan) => at + _createdAt
  const isBefore = (other: Plan) =>
    other._id !== plan._id && (!plan.at || order(other) < order(plan))
  return (await scheduledPlans(client)).filter(isBefore).map(changesOf)
}

/**
 * Executes the due plans, each in one transaction that also sets the plan's state. The transaction is
 * conditional on the plan's revision, so that no plan is executed twice, even by several processes or
 * after a crash. Plans with issues are not executed, but record the issues, from an hour before they are due.
 * @param plans in the order of their times
 * @param now in ms since 1970
 * @returns the names of the executed plans
 * @throws Error that names the plans for which a request or the check failed; these remain due
 */
export async function executeDuePlans(
  plans: readonly Plan[],
  client: LakeClient,
  now: number,
  check: CheckPlan,
): Promise<string[]> {
  const checkedAt = new Date(now).toISOString()
  const executed: string[] = []
  const failures: string[] = []
  const blockedIds = new Set<string>()
  const scheduled: PlannedChanges[] = []
  for (const plan of plans) {
    const dueAt = Date.parse(plan.at ?? '')
    const isDue = dueAt <= now
    const lastCheck = Date.parse(plan.checkedAt ?? '')
    const wasCheckedRecently = lastCheck > now - (plan.issues.length > 0 ? 5 * minute : checkAhead)
    const changes = changesOf(plan)
    if (!isDue) scheduled.push(changes)
    if (!isDue && (dueAt > now + checkAhead || wasCheckedRecently)) continue
    const documents = documentsOf(changes)
    // Later plans for a document wait for an earlier one that failed or waits itself.
    if (documents.some((id) => blockedIds.has(id))) {
      for (const id of documents) blockedIds.add(id)
      continue
    }
    try {
      const issues = await check(isDue ? [changes] : [...scheduled], plan)
      if (isDue && issues.length === 0) {
        const execution = await executePlan(plan, client, checkedAt)
        if (execution === 'executed') executed.push(plan.name ?? plan._id)
        if (typeof execution === 'string') continue
        issues.push(execution)
      }
      // The issues may be due to an earlier plan that failed.
      if (isDue && failures.length > 0) continue
      const record = { checkedAt, issues, ...(isDue && { state: 'refused' }) }
      await transact(client, [patchOf(plan, record)])
    } catch (error) {
      for (const id of documents) blockedIds.add(id)
      failures.push(`“${plan.name ?? plan._id}”: ${error instanceof Error ? error.message : error}`)
    }
  }
  if (failures.length > 0) throw new Error(failures.join('; '))
  return executed
}

/**
 * Executes a plan. If the Content Lake rejects it, the plan stays as it is.
 * @returns the outcome, or the issue with the rejection
 */
export async function executePlan(plan: Plan, client: LakeClient, executedAt: string) {
  const { mutations, withoutDraft } = await planMutations(changesOf(plan), client)
  const issues = withoutDraft.map((it) => issueOf(it, 'There was no draft left to publish'))
  const record = { state: 'executed', at: plan.at, executedAt, checkedAt: executedAt, issues }
  const outcome = await transact(client, [patchOf(plan, record), ...mutations])
  if (typeof outcome === 'string') return outcome
  return issueOf({ _id: plan._id.replace('drafts.', ''), _type: planType }, outcome.rejection)
}

const patchOf = ({ _id, _rev }: Plan, set: object): Mutation => ({
  patch: { id: _id, ifRevisionID: _rev, set },
})

const issueOf = (
  { _id, _type }: { _id: string; _type: string },
  message: string,
): RecordedIssue => ({ _key: _id, documentId: _id, documentType: _type, path: '', message })

/** The client's error for a transaction that was rejected because of its content. */
const rejectedTransaction = z.object({
  message: z.string(),
  statusCode: z.literal([400, 409, 413]),
  details: z
    .object({ items: z.array(z.object({ error: z.object({ type: z.string() }) })) })
    .nullish(),
})

/** The outcome of a transaction; it is `changed`, without effect, if a document or the plan has changed. */
type Outcome = 'executed' | 'changed' | { rejection: string }

async function transact(client: LakeClient, mutations: Mutation[]): Promise<Outcome> {
  try {
    await client.mutate(mutations)
    return 'executed'
  } catch (error) {
    const { data } = rejectedTransaction.safeParse(error)
    if (!data) throw error
    const types = data.details?.items.map((item) => item.error.type) ?? []
    if (types.includes('documentRevisionIDDoesNotMatchError')) return 'changed'
    return { rejection: data.message }
  }
}
