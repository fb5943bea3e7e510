import { z } from 'zod'
import { visibleText } from '../../../shared/text/visibleText.ts'
import type { ServiceNames } from './serviceNames.ts'

/**
 * The views of the inbox: each status (`statuses.ts`), overdue new enquiries, the caller's new enquiries, enquiries
 * whose mail has failed, and all that are not deleted.
 */
export const views = [
  'new',
  'overdue',
  'mine',
  'answered',
  'spam',
  'failed',
  'all',
  'deleted',
] as const
export type View = (typeof views)[number]

/** The properties that narrow a view, in the order of their menus. */
export const facets = [
  'month',
  'service',
  'language',
  'source',
  'campaign',
  'page',
  'owner',
] as const
export type Facet = (typeof facets)[number]

// The database cannot store control characters, and therefore not search them.
const value = z.string().regex(/^\P{Control}*$/u)

/** Words may be pasted with tabs and line breaks between them. */
const words = z.string().transform((text) => text.replaceAll(/\p{Control}/gu, ' '))

/** A criterion is left out if it is invalid, as in an address of a former version. */
const criterion = <Value extends z.ZodType>(shape: Value) => shape.optional().catch(undefined)

/** A day from 2000 on; while a year is typed, a date field has earlier ones. */
export const day = z.iso.date().refine((value) => value >= '2000')

const shape = z.object({
  terms: criterion(words),
  view: criterion(z.enum(views)),
  // A month, a quarter, a year or a day from 2000: 2026-11, 2026-Q4, 2026, 2026-11-14.
  month: criterion(
    z
      .string()
      .regex(/^2\d{3}(-(0[1-9]|1[0-2]|Q[1-4]))?$/)
      .or(day),
  ),
  service: criterion(value),
  // Intl.DisplayNames throws for other values.
  language: criterion(z.string().regex(/^([a-z]{2})?$/)),
  source: criterion(value),
  campaign: criterion(value),
  page: criterion(value),
  owner: criterion(value),
})

/** The chosen view, facets and search words. An empty facet finds enquiries without a value. */
export type Criteria = z.output<typeof shape>

/** The criteria of the database function `find_enquiries`. A service is found by all its names. */
export type InboxSearch = Omit<Criteria, 'service'> & {
  terms: string
  view: View
  service?: string[]
}

/** Parses criteria from the tool's URL parameters. */
export function parseCriteria(params: readonly [name: string, value: string][] = []): Criteria {
  return shape.parse(Object.fromEntries(params))
}

/** Returns the URL parameters of criteria, as `parseCriteria` parses them. */
export function toParams(criteria: Criteria): [name: string, value: string][] {
  return Object.entries(criteria).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
}

export function hasFacets(criteria: Criteria): boolean {
  return facets.some((facet) => criteria[facet] !== undefined)
}

/** Completes the criteria. The view is `new` by default, or `all` with other criteria. */
export function completeCriteria(
  { service, ...criteria }: Criteria,
  services: ServiceNames,
): InboxSearch {
  const terms = visibleText(criteria.terms ?? '')
  const isNarrowed = terms !== '' || service !== undefined || hasFacets(criteria)
  return {
    ...criteria,
    ...(service !== undefined && { service: services.all(service) }),
    terms,
    view: criteria.view ?? (isNarrowed ? 'all' : 'new'),
  }
}
