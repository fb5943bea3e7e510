import type { Mutation } from '@sanity/client'
import { z } from 'zod'
import type { RecordedIssue } from '../buildRecord.ts'
import { type Plan, plan, planType, type Together, togetherIn } from './plan.ts'
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
 * plan that would be refused changes nothing and says why; it is checked an hour before, too.
 * @param plans in the order of their times
 * @param now in ms since 1970
 * @returns the names of the plans that are done
 * @throws Error if the Content Lake does not answer; what is left is still due
 */
export async function carryOut(
  plans: readonly Plan[],
  client: LakeClient,
  now: number,
  check: Check,
): Promise<string[]> {
  const checkedAt = new Date(now).toISOString()
  const done: string[] = []
  for (const plan of plans) {
    const due = Date.parse(plan.at ?? '')
    const isDue = due <= now
    if (!isDue && !(due <= now + notice && !plan.checkedAt)) continue
    const together = togetherIn(plan)
    const record = (set: object): Mutation => ({
      patch: { id: plan._id, ifRevisionID: plan._rev, set: { checkedAt, ...set } },
    })
    const issues = await check(together, plan)
    if (isDue && issues.length === 0) {
      const outcome = { state: 'done', doneAt: checkedAt, issues }
      const mutations = [record(outcome), ...(await mutationsOf(together, client))]
      const refusal = await refusalOf(client.mutate(mutations))
      if (refusal === null) done.push(plan.name ?? plan._id)
      if (!refusal) continue
      issues.push({ ...refusal, documentId: plan._id.replace('drafts.', '') })
    }
    await refusalOf(client.mutate([record({ issues, ...(isDue && { state: 'refused' }) })]))
  }
  return done
}

/** The error with which a client reports that a transaction was refused for its content. */
const refused = z.object({
  message: z.string(),
  statusCode: z.union([z.literal(400), z.literal(409)]),
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
