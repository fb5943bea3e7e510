import { z } from 'zod'
import { recordedIssue } from '../buildRecord.ts'

/**
 * The company's time zone. It equals UTC, without daylight saving, so that local times need no conversion.
 * @see https://data.iana.org/time-zones/tzdb/backward (Africa/Accra is Africa/Abidjan)
 */
export const companyZone = 'Africa/Accra'

export const planType = 'plan'

/** A reference that an editor may not have filled in yet. */
const reference = z.object({ _ref: z.string().optional() }).optional()

/**
 * A plan: documents to publish and unpublish together, and when. The plan itself is never published,
 * because it names documents that are not public yet, and only drafts are private in every dataset.
 */
export const plan = z.object({
  _id: z.string(),
  _rev: z.string(),
  /** The time of creation, which orders plans for the same time. */
  _createdAt: z.string().default(''),
  name: z.string().optional(),
  publishes: z.array(reference).default([]),
  unpublishes: z.array(z.object({ document: reference, redirectTo: reference })).default([]),
  /** Languages, besides English, in which all its drafts must be complete. */
  languages: z.array(z.string()).default([]),
  /** The time in ISO 8601; a plan without one is executed by hand. */
  at: z.string().optional(),
  /** Missing until the plan is scheduled. */
  state: z.enum(['scheduled', 'executed', 'refused']).optional(),
  executedAt: z.string().optional(),
  checkedAt: z.string().optional(),
  issues: z.array(recordedIssue).default([]),
})

export type Plan = z.output<typeof plan>

/** The ids of documents to publish and to unpublish in one transaction. */
export type PlannedChanges = {
  publishes: string[]
  /** Each with the page to which its address is redirected, or null. */
  unpublishes: { id: string; redirectTo: string | null }[]
}

/** Returns a plan's changes, without entries that are still empty. */
export function changesOf({ publishes, unpublishes }: Plan): PlannedChanges {
  return {
    publishes: [...new Set(publishes.flatMap((reference) => reference?._ref ?? []))],
    unpublishes: unpublishes.flatMap(({ document, redirectTo }) =>
      document?._ref ? { id: document._ref, redirectTo: redirectTo?._ref ?? null } : [],
    ),
  }
}

/** Returns by id whether each document is public after the last of these plans. */
export function visibilityAfter(plans: readonly PlannedChanges[]): ReadonlyMap<string, boolean> {
  const changes = plans.flatMap(({ publishes, unpublishes }) => [
    ...publishes.map((id) => [id, true] as const),
    ...unpublishes.map(({ id }) => [id, false] as const),
  ])
  return new Map(changes)
}

export function documentsOf({ publishes, unpublishes }: PlannedChanges): string[] {
  return [...publishes, ...unpublishes.map(({ id }) => id)]
}
