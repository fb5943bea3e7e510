import { z } from 'zod'
import { recordedIssue } from '../buildRecord.ts'

/**
 * The company's time zone. It is UTC, without daylight saving, so that a time on its clocks is the same in UTC.
 *
 * Source: https://data.iana.org/time-zones/tzdb/backward (Africa/Accra is Africa/Abidjan)
 */
export const companyZone = 'Africa/Accra'

export const planType = 'plan'

/** A reference that an editor may not have filled in yet. */
const reference = z.object({ _ref: z.string().optional() }).optional()

/**
 * A plan: what is published and taken down together, and when. It is never published itself: drafts
 * are private in every dataset, and plans name what is not public yet.
 */
export const plan = z.object({
  _id: z.string(),
  _rev: z.string(),
  name: z.string().optional(),
  publishes: z.array(reference).default([]),
  takesDown: z.array(z.object({ document: reference, leadsTo: reference })).default([]),
  /** The languages that its drafts must be written in, beside English. */
  languages: z.array(z.string()).default([]),
  /** In ISO 8601; without it the plan waits for somebody to carry it out. */
  at: z.string().optional(),
  /** Missing while a plan is being made. */
  state: z.enum(['waiting', 'done', 'refused']).optional(),
  doneAt: z.string().optional(),
  /** When it was checked last. */
  checkedAt: z.string().optional(),
  /** Why it would be refused, or was. */
  issues: z.array(recordedIssue).default([]),
})

export type Plan = z.output<typeof plan>

/** The ids of documents that become public, and of those that no longer are, in one transaction. */
export type PlannedChanges = {
  publishes: string[]
  /** Each with the page that its address redirects to, if there is one. */
  takesDown: { id: string; redirectTo: string | null }[]
}

/** Returns a plan's changes, without entries that are still empty. */
export function changesOf({ publishes, takesDown }: Plan): PlannedChanges {
  return {
    publishes: [...new Set(publishes.flatMap((it) => it?._ref ?? []))],
    takesDown: takesDown.flatMap(({ document, leadsTo }) =>
      document?._ref ? { id: document._ref, redirectTo: leadsTo?._ref ?? null } : [],
    ),
  }
}

export function documentsOf({ publishes, takesDown }: PlannedChanges): string[] {
  return [...publishes, ...takesDown.map(({ id }) => id)]
}
