import { z } from 'zod'
import { publishedId } from '../contentLake/draftIds.ts'
import { changesOf, type Plan, type PlannedChanges, plan, planType } from './plan.ts'
import { endIdOf } from './planEnd.ts'
import type { LakeClient } from './planMutations.ts'

type Reader = Pick<LakeClient, 'fetch'>

const storedPlan = z.looseObject({ _id: z.string(), _rev: z.string() })

/** The identity of a plan, which may be malformed. */
export type StoredPlan = Pick<z.output<typeof storedPlan>, '_id' | '_rev'>

/**
 * Reads plans in the order of their times.
 * @param filter a condition in GROQ
 */
async function readPlans(client: Reader, filter: string) {
  const query = `*[_type == "${planType}" && ${filter}] | order(at asc, _createdAt asc)`
  return z.array(storedPlan).parse(await client.fetch(query, {}, { perspective: 'raw' }))
}

const wellFormed = (document: unknown) => plan.safeParse(document).data ?? []

/** Returns the scheduled plans in the order of their times as they are stored. */
export const storedScheduledPlans = (client: Reader) => readPlans(client, 'state == "scheduled"')

/** Returns the scheduled plans in the order of their times, without malformed ones. */
export async function scheduledPlans(client: Reader): Promise<Plan[]> {
  return (await storedScheduledPlans(client)).flatMap(wellFormed)
}

/** Returns the plans that are not executed, in the order of their times, without malformed ones. */
export async function openPlans(client: Reader): Promise<Plan[]> {
  return (await readPlans(client, 'coalesce(state, "") != "executed"')).flatMap(wellFormed)
}

/**
 * Returns the changes of the plans that are due before a plan, or of all plans if the plan has no time. Other plans
 * that end before it are left out, because their changes are undone by then.
 */
export function changesBefore(plan: Plan, plans: readonly Plan[]): PlannedChanges[] {
  const order = ({ at = '', _createdAt }: Plan) => at + _createdAt
  const isBefore = (other: Plan) =>
    other._id !== plan._id && (!plan.at || order(other) < order(plan))
  const isOver = ({ until }: Plan) =>
    until !== undefined && plan.at !== undefined && until <= plan.at
  return plans.filter((other) => isBefore(other) && !isOver(other)).map(changesOf)
}

/** Returns the future end of a plan as a plan without changes; an empty list for a plan without an end. */
export const comingEndOf = (plan: Plan): Plan[] =>
  plan.until === undefined
    ? []
    : [
        {
          ...{ ...plan, _id: endIdOf(plan), endOf: publishedId(plan._id), at: plan.until },
          ...{ until: undefined, publishes: [], unpublishes: [], edits: [] },
        },
      ]

/**
 * Reads the time of the Content Lake, whose clock decides what is due.
 * @returns a clock that follows it, in ms since 1970
 */
export async function lakeClock(client: Reader): Promise<() => number> {
  const now = Date.parse(z.string().parse(await client.fetch('now()', {}, { perspective: 'raw' })))
  const start = performance.now()
  return () => now + performance.now() - start
}
