import { z } from 'zod'
import { pageTypes, singletons } from '../content/addresses/paths.ts'
import { listedTypes } from '../content/lists/documentLists.ts'
import type { FieldChange } from '../contentLake/fieldChanges.ts'
import { type RecordedIssue, recordedIssue } from '../publishing/buildRecord.ts'
import { isBlank } from '../text/visibleText.ts'

export const planType = 'plan'

/** The types of documents that a plan can publish: the content of pages. */
export const publishableTypes = [...new Set([...pageTypes, ...listedTypes, ...singletons])]

/** The types of documents that a plan can unpublish: all but the singletons, which the website always needs. */
export const unpublishableTypes = publishableTypes.filter((type) => !singletons.includes(type))

/** A reference that an editor may not have filled in yet. */
const reference = z.object({ _ref: z.string().optional() }).optional()

const fieldChanges = z.array(
  z.object({
    path: z.array(z.union([z.string(), z.object({ _key: z.string() })])),
    from: z.unknown().optional(),
    to: z.unknown().optional(),
    after: z.string().nullable().optional(),
  }),
)

const parsedJson = z.string().transform((json, context): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    context.addIssue('is no JSON')
    return z.NEVER
  }
})

/** An edit as it is stored: its changes are JSON, because a dataset may have only so many different fields. */
const edit = z
  .object({ documentId: z.string(), changes: parsedJson.pipe(fieldChanges) })
  .transform(({ documentId: id, changes }) => ({ id, changes }))

/** Returns an edit as plans store it. */
export const storedEdit = ({ id, changes }: FieldEdit) => ({
  _key: id,
  documentId: id,
  changes: JSON.stringify(changes),
})

/**
 * A plan: documents to publish and unpublish together, and when. The plan itself is never published,
 * because it names documents that are not public yet, and only drafts are private in every dataset.
 */
export const plan = z.object({
  _id: z.string(),
  _rev: z.string(),
  /** The time of creation, which sorts plans with the same time. */
  _createdAt: z.string().default(''),
  name: z
    .string()
    .transform((name) => (isBlank(name) ? undefined : name))
    .optional(),
  publishes: z.array(reference).default([]),
  unpublishes: z.array(z.object({ document: reference, redirectTo: reference })).default([]),
  edits: z.array(edit).default([]),
  /** The changes in the plan's drafts at the time of scheduling, to tell them apart from later changes. */
  drafted: z.array(edit).default([]),
  /** Languages, besides English, that all drafts of the plan must have completely. */
  languages: z.array(z.string()).default([]),
  /** The time in ISO 8601; a plan without one is executed by hand. */
  at: z.string().optional(),
  /** The time in ISO 8601 at which the former state comes back; undefined if the changes stay. */
  until: z.string().optional(),
  /** The id of the plan that this one ends. */
  endOf: z.string().optional(),
  /** Missing until the plan is scheduled. */
  state: z.enum(['scheduled', 'executed', 'refused']).optional(),
  executedAt: z.string().optional(),
  checkedAt: z.string().optional(),
  /** The mail address of the editor who scheduled the plan. */
  scheduledBy: z.string().optional(),
  /** The reason and the plan's time about which that editor was last mailed. */
  notifiedFor: z.string().optional(),
  issues: z.array(recordedIssue).default([]),
})

export type Plan = z.output<typeof plan>

/** The id of a plan for which something failed, and the error. */
export type PlanFailure = { id: string; error: unknown }

/** The due time of a plan in ms since 1970; NaN for a missing or invalid time. */
export const dueTime = ({ at = '' }: Pick<Plan, 'at'>): number => Date.parse(at)

/** Returns whether a plan's end is not after its beginning, or is no date. */
export const endsTooEarly = (plan: Pick<Plan, 'at' | 'until'>): boolean =>
  plan.until !== undefined && !(Date.parse(plan.until) > dueTime(plan))

/** The time in ms after which a plan that is due is late. */
const lateAfterMs = 5 * 60_000

/** GROQ that counts the late plans, which only a token can read. */
export const latePlansQuery = `count(*[_type == "${planType}" && state == "scheduled"
  && dateTime(at) < dateTime(now()) - ${lateAfterMs / 1000}])`

const isLateAt = (plan: Pick<Plan, 'at'>, time: number): boolean =>
  dueTime(plan) + lateAfterMs <= time

/**
 * Returns whether a scheduled plan is due for longer than `lateAfterMs`.
 * @param now in ms since 1970
 */
export const isLate = (plan: Pick<Plan, 'at' | 'state'>, now: number): boolean =>
  plan.state === 'scheduled' && isLateAt(plan, now)

/** Returns whether a plan was executed late. */
export const wasLate = (plan: Pick<Plan, 'at' | 'state' | 'executedAt'>): boolean =>
  plan.state === 'executed' && isLateAt(plan, Date.parse(plan.executedAt ?? ''))

/** Changes of single fields of a published document; the rest of its draft stays unpublished. */
export type FieldEdit = { id: string; changes: FieldChange[] }

/** Changes of documents in one transaction, by the ids of the published documents. */
export type PlannedChanges = {
  /** Documents whose drafts are published. */
  publishes: string[]
  /** Documents that are unpublished, each with its redirect target, or null. */
  unpublishes: { id: string; redirectTo: string | null }[]
  edits?: FieldEdit[]
}

/** Returns a plan's changes, without entries that are still empty. */
export function changesOf({ publishes, unpublishes, edits }: Plan): PlannedChanges {
  return {
    edits,
    publishes: publishes.flatMap((reference) => reference?._ref ?? []),
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

/**
 * Returns the GROQ filter of the scheduled plans that change a document. Plans also refer to pages that they do not
 * change: the redirect targets.
 * @param ids the parameter with the ids of documents
 */
export const scheduledToChange = (
  ids: `$${string}`,
) => `_type == "${planType}" && state == "scheduled"
  && (count((publishes[]._ref)[@ in ${ids}]) > 0 || count((unpublishes[].document._ref)[@ in ${ids}]) > 0
  || count((edits[].documentId)[@ in ${ids}]) > 0)`

/** Returns the ids of all documents that changes name. */
export function plannedIds({ publishes, unpublishes, edits = [] }: PlannedChanges): string[] {
  return [...publishes, ...unpublishes.map(({ id }) => id), ...edits.map(({ id }) => id)]
}

/** Returns an issue of a document as a whole. */
export function documentIssue(documentId: string, documentType: string, message: string) {
  return { _key: documentId, documentId, documentType, path: '', message } satisfies RecordedIssue
}

const onceOnly = 'A plan can name a document only once.'
const ofOtherType = 'A plan can publish only pages and what they show.'
const alwaysPublic = 'This document always stays on the website.'

/**
 * Returns the issues that forbid changes regardless of the content: a document that is named twice, is not part of a
 * page, or is required by the website. A draft may be published together with changes of its fields.
 * @param types the types of the existing documents, by id
 */
export function refusedChanges(
  changes: PlannedChanges,
  types: ReadonlyMap<string, string>,
): RecordedIssue[] {
  const edits = changes.edits?.filter(({ id }) => !changes.publishes.includes(id)) ?? []
  const ids = plannedIds({ ...changes, edits })
  const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) !== index))
  const unpublished = new Set(changes.unpublishes.map(({ id }) => id))
  const reasonFor = (id: string) => {
    const type = types.get(id)
    if (repeated.has(id)) return onceOnly
    // Drafts, build records and others with a dot in their id are never public.
    if (id.includes('.')) return ofOtherType
    if (type === undefined || unpublishableTypes.includes(type)) return null
    if (!publishableTypes.includes(type)) return ofOtherType
    return unpublished.has(id) ? alwaysPublic : null
  }
  return [...new Set(ids)].flatMap((id) => {
    const reason = reasonFor(id)
    return reason === null ? [] : documentIssue(id, types.get(id) ?? '', reason)
  })
}
