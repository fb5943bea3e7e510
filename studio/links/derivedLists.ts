import type { SectionType } from '../../web/sections/shapes.ts'
import { membershipTitles } from '../schema/objects/membershipTitles.ts'
import { serviceGroupTitles } from '../schema/objects/serviceGroupField.ts'

/**
 * A section that lists documents by itself. The site refuses one with nothing in it.
 * `choice` is the section's field that says which of them, `field` theirs that answers it; without
 * them it lists them all.
 */
export type DerivedList = {
  section: SectionType
  type: string
  choice?: string
  field?: string
  /** The choices in an editor's words. */
  titles?: Record<string, string>
  /** Whether a document must leave the list before it may go: some lists state who is a member. */
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

/** The list of a section type, or of the documents of a type. */
export function derivedListOf(name: string): DerivedList | undefined {
  return derivedLists.find(({ section, type }) => section === name || type === name)
}

/** What a document or a section says to the list: the values that bring them together. */
export function valuesOf(source: unknown, field: string | undefined): unknown[] {
  if (field === undefined) return ['all']
  const value = source instanceof Object ? Reflect.get(source, field) : undefined
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]
}
