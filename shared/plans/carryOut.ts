import type { Mutation } from '@sanity/client'
import { z } from 'zod'
import type { RecordedIssue } from '../buildRecord.ts'
import { documentsOf, type Plan, plan, planType, type Together, togetherIn } from './plan.ts'
import { type LakeClient, mutationsOf } from './together.ts'

/** Returns why the site would be refused with a plan carried out. */
export type Check = (together: Together, plan: Plan) => Promise<RecordedIssue[]>

const minute = 60_000

/** How long before its time a plan is checked, so that there is time to mend it, in ms. */
const notice = 60 * minute

/** Returns the plans that wait, in the order of their times. */
export async function waitingPlans(client: LakeClient): Promise<Plan[]> {
  const query = `*[_type == "${planType}" && state == "waiting"] | order(at asc, _createdAt asc)`
  const found = await client.fetch(query, {}, { perspective: 'raw' })
  return z
    .array(z.unknown())
    .parse(found)
    .flatMap((value) => plan.safeParse(value).data ?? [])
}

/**
 * Carries out the plans that are due, each in one transaction that also records it in the plan. It holds for
 * one revision of the plan, so that nothing happens twice, however many do this and whenever they crash. A
 * plan that would be refused changes nothing and says why; it is checked in the hour before, too.
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
  const held = new Set<string>()
  for (const plan of plans) {
    const due = Date.parse(plan.at ?? '')
    const isDue = due <= now
    const last = Date.parse(plan.checkedAt ?? '')
    const isChecked = last > now - (plan.issues.length > 0 ? 5 * minute : notice)
    if (!isDue && (due > now + notice || isChecked)) continue
    const together = togetherIn(plan)
    const documents = documentsOf(together)
    // What an earlier plan could not do yet, no later one overtakes.
    if (documents.some((id) => held.has(id))) continue
    const record = (set: object): Mutation => ({
      patch: { id: plan._id, ifRevisionID: plan._rev, set: { checkedAt, ...set } },
    })
    try {
      const issues = await check(together, plan)
      if (isDue && issues.length === 0) {
        const outcome = { state: 'done', at: plan.at, doneAt: checkedAt, issues }
        const mutations = [record(outcome), ...(await mutationsOf(together, client))]
        const refusal = await refusalOf(client.mutate(mutations))
        if (refusal === null) done.push(plan.name ?? plan._id)
        if (!refusal) continue
        issues.push({ ...refusal, documentId: plan._id.replace('drafts.', '') })
      }
      // It may need what an earlier plan could not do yet.
      if (isDue && failures.length > 0) continue
      await refusalOf(client.mutate([record({ issues, ...(isDue && { state: 'refused' }) })]))
    } catch (error) {
      for (const id of documents) held.add(id)
      failures.push(`“${plan.name ?? plan._id}”: ${error instanceof Error ? error.message : error}`)
    }
  }
  if (failures.length > 0) throw new Error(failures.join('; '))
  return done
}

/** The error with which a client reports that a transaction was refused for its content. */
const refused = z.object({
  message: z.string(),
  statusCode: z.literal([400, 409, 413]),
  details: z
    .object({ items: z.array(z.object({ error: z.object({ type: z.string() }) })) })
    .nullish(),
})

/**
 * Returns why the Content Lake refuses a transaction; null if it does not, and undefined where one of the
 * documents, or the plan, has changed at this moment.
 */
async function refusalOf(transaction: Promise<unknown>) {
  try {
    await transaction
    return null
  } catch (error) {
    const { data } = refused.safeParse(error)
    if (!data) throw error
    const types = data.details?.items.map((item) => item.error.type) ?? []
    if (types.includes('documentRevisionIDDoesNotMatchError')) return undefined
    return { _key: 'lake', documentType: planType, path: '', message: data.message }
  }
}
