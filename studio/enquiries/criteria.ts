import * as z from 'zod/mini'
import { asSeen } from '../../shared/visibleText.ts'

/**
 * The states by which the list is filtered: a status, the new enquiries that are overdue or the caller's, those whose
 * mail has failed, or all.
 */
export const states = ['new', 'overdue', 'mine', 'answered', 'spam', 'failed', 'all'] as const
export type InboxFilter = (typeof states)[number]

/** What else the list is filtered by, in the order of the menus. */
export const parts = [
  'month',
  'service',
  'language',
  'source',
  'campaign',
  'page',
  'owner',
] as const
export type Part = (typeof parts)[number]

const value = z.optional(z.string())

const shape = z.object({
  terms: value,
  filter: z.optional(z.enum(states)),
  // Or a quarter or a year: 2026-11, 2026-Q4, 2026.
  month: z.optional(z.string().check(z.regex(/^\d{4}(-(0[1-9]|1[0-2]|Q[1-4]))?$/))),
  service: value,
  // Intl.DisplayNames throws for what is no code.
  language: z.optional(z.string().check(z.regex(/^([a-z]{2})?$/))),
  source: value,
  campaign: value,
  page: value,
  owner: value,
})

/** What staff have chosen. An empty value of a part stands for enquiries without one. */
export type Criteria = z.output<typeof shape>

/** The criteria as the database reads them (migration find_enquiries). */
export type InboxSearch = Criteria & { terms: string; filter: InboxFilter }

/** Reads criteria from the address of the tool, or returns none if a link has other ones. */
export function criteriaIn(params: readonly [name: string, value: string][] = []): Criteria {
  return shape.safeParse(Object.fromEntries(params)).data ?? {}
}

/** Returns the parameters of an address, from which `criteriaIn` reads the same criteria. */
export function toParams(criteria: Criteria): [name: string, value: string][] {
  return Object.entries(criteria).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
}

export function hasParts(criteria: Criteria): boolean {
  return parts.some((part) => criteria[part] !== undefined)
}

/** Returns what is searched for: without a chosen state, new enquiries, or with other criteria all. */
export function searchOf(criteria: Criteria): InboxSearch {
  const terms = asSeen(criteria.terms ?? '')
  const isNarrowed = terms !== '' || hasParts(criteria)
  return { ...criteria, terms, filter: criteria.filter ?? (isNarrowed ? 'all' : 'new') }
}
