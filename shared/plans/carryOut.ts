import type { Mutation } from '@sanity/client'
import { z } from 'zod'
import type { RecordedIssue } from '../buildRecord.ts'
import { changesOf, documentsOf, type Plan, type PlannedChanges, plan, planType } from './plan.ts'
import { type LakeClient, mutationsOf } from './transaction.ts'

/** Returns the issues that the site would have after a plan. */
export type Check = (changes: PlannedChanges, plan: Plan) => Promise<RecordedIssue[]>

const minute = 60_000

/** How long before its time a plan is checked, so that there is time to correct it, in ms. */
const checkAhead = 60 * minute

/** Returns the waiting plans in the order of their times, and logs those that are malformed. */
export async function waitingPlans(client: LakeClient): Promise<Plan[]> {
  const query = `*[_type == "${planType}" && state == "waiting"] | order(at asc, _createdAt asc)`
  const found = await client.fetch(query, {}, { perspective: 'raw' })
  const documents = z.array(z.looseObject({ _id: z.string() })).parse(found)
  return documents.flatMap((document) => {
    const { data, error } = plan.safeParse(document)
    if (error) console.error(`${document._id} is no plan: ${z.prettifyError(error)}`)
    return data ?? []
  })
}

/**
 * Carries out the plans that are due, each in one transaction that also records it in the plan. It is
 * conditional on the plan's revision: several processes can do this, and crash, and no plan is carried out
 * twice. A plan that would be refused changes nothing and gets the issues, also in the hour before its time.
 * @param plans in the order of their times
 * @param now in ms since 1970
 * @returns the names of the plans that are done
 * @throws Error that names the plans at which the Content Lake, or the check, failed; they are still due
 */
export async function carryOut(
  plans: readonly Plan[],
  client: LakeClient,
  now: number,
  check: Check,
): Promise<string[]> {
  const checkedAt = new Date(now).toISOString()
  const done: string[] = []
  const failures: string[] = []
  const blocked = new Set<string>()
  for (const plan of plans) {
    const due = Date.parse(plan.at ?? '')
    const isDue = due <= now
    const lastCheck = Date.parse(plan.checkedAt ?? '')
    const wasCheckedRecently = lastCheck > now - (plan.issues.length > 0 ? 5 * minute : checkAhead)
    if (!isDue && (due > now + checkAhead || wasCheckedRecently)) continue
    const changes = changesOf(plan)
    const documents = documentsOf(changes)
    // Later plans for a document wait for an earlier one that failed.
    if (documents.some((id) => blocked.has(id))) continue
    const record = (set: object): Mutation => ({
      patch: { id: plan._id, ifRevisionID: plan._rev, set: { checkedAt, ...set } },
    })
    try {
      const issues = await check(changes, plan)
      if (isDue && issues.length === 0) {
        const outcome = { state: 'done', at: plan.at, doneAt: checkedAt, issues }
        const mutations = [record(outcome), ...(await mutationsOf(changes, client))]
        const rejection = await rejectionOf(client.mutate(mutations))
        if (rejection === null) done.push(plan.name ?? plan._id)
        if (!rejection) continue
        issues.push({ ...rejection, documentId: plan._id.replace('drafts.', '') })
      }
      // The issues may be due to an earlier plan that failed.
      if (isDue && failures.length > 0) continue
      await rejectionOf(client.mutate([record({ issues, ...(isDue && { state: 'refused' }) })]))
    } catch (error) {
      for (const id of documents) blocked.add(id)
      failures.push(`“${plan.name ?? plan._id}”: ${error instanceof Error ? error.message : error}`)
    }
  }
  if (failures.length > 0) throw new Error(failures.join('; '))
  return done
}

/** A client's error for a transaction that was rejected because of its content. */
const rejectedTransaction = z.object({
  message: z.string(),
  statusCode: z.literal([400, 409, 413]),
  details: z
    .object({ items: z.array(z.object({ error: z.object({ type: z.string() }) })) })
    .nullish(),
})

/**
 * Returns why the Content Lake rejects a transaction; null if it does not, and undefined where a document or
 * the plan has changed meanwhile.
 */
async function rejectionOf(transaction: Promise<unknown>) {
  try {
    await transaction
    return null
  } catch (error) {
    const { data } = rejectedTransaction.safeParse(error)
    if (!data) throw error
    const types = data.details?.items.map((item) => item.error.type) ?? []
    if (types.includes('documentRevisionIDDoesNotMatchError')) return undefined
    return { _key: 'lake', documentType: planType, path: '', message: data.message }
  }
}
