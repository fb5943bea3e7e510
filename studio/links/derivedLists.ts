import type { SectionType } from '../../web/sections/shapes.ts'
import { membershipTitles } from '../schema/objects/membershipTitles.ts'
import { serviceGroupTitles } from '../schema/objects/serviceGroupField.ts'

/**
 * A section type whose list is derived by a query; the gate refuses an empty one. A document is
 * listed if the section's field `choice` and its own field `field` have a value in common; without
 * them the section lists every document of the type.
 */
export type DerivedList = {
  section: SectionType
  type: string
  choice?: string
  field?: string
  /** The title of each choice for editors. */
  titles?: Record<string, string>
  /** Whether a document must be taken out of the list before it can be deleted. */
  leavesFirst?: boolean
}

export const derivedLists: readonly DerivedList[] = [
  {
    section: 'serviceList',
    type: 'servicePage',
    choice: 'group',
    field: 'group',
    titles: serviceGroupTitles,
  },
  {
    section: 'countries',
    type: 'country',
    choice: 'membership',
    field: 'memberships',
    titles: membershipTitles,
    leavesFirst: true,
  },
  { section: 'milestones', type: 'milestone' },
  { section: 'faqs', type: 'faqCategory' },
]

/** Returns the derived list by section type or by document type. */
export function derivedListOf(name: string): DerivedList | undefined {
  return derivedLists.find(({ section, type }) => section === name || type === name)
}

/** Returns the values by which a document or a section is matched. */
export function valuesOf(source: unknown, field: string | undefined): unknown[] {
  if (field === undefined) return ['all']
  const value = source instanceof Object ? Reflect.get(source, field) : undefined
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]
}
