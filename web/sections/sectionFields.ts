import { z } from 'zod'
import { reservedIds } from '../../shared/content/addresses/anchors.ts'
import type { SectionList } from '../../shared/content/lists/documentLists.ts'
import { listSlot } from '../../shared/content/lists/listDefinition.ts'
import { action, pageLink } from '../../shared/content/shapes/link.ts'
import { localeString } from '../../shared/content/shapes/localized.ts'
import { source } from '../../shared/content/shapes/source.ts'

/**
 * The GROQ that the page query adds to a section's stored fields: resolved references and listed documents. `list` is
 * the list that the section requires.
 */
export const sectionQueries = z.registry<{ groq: string; list?: SectionList }>()

/**
 * Returns the projection of a field with the documents that a section requires.
 * @param filterGroq the GROQ of the value that filters the list, if it is not the value of a field
 */
export const listed = (
  field: string,
  {
    list,
    filterField,
    isReferenced,
    filterGroq = filterField,
  }: SectionList & { filterGroq?: string },
) => ({
  groq: isReferenced
    ? `"${field}": select(count(${field}) > 0 => ${listSlot({ list, referenced: field })})`
    : `"${field}": ${listSlot({ list, ...(filterGroq && { filterGroq }) })}`,
  list: { list, isReferenced, field, ...(filterField && { filterField }) },
})

export const keyed = { _key: z.string() }

/** The rule for ids that editors choose, as arguments of zod's `refine`. */
export const unreserved = [
  (id: string) => !reservedIds.includes(id),
  'is an id of the page itself: choose another one',
] as const

/**
 * Fields of most sections: the key, the id for links, and the parts around the content, such as heading and buttons. An
 * anchor that is not stored is derived from the heading (`sectionIds`).
 */
export const sectionFields = {
  ...keyed,
  anchor: z
    .string('must be text')
    .regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and hyphens')
    .refine(...unreserved)
    .optional(),
  heading: localeString,
  /** Words by which the search finds the section, in addition to the visible ones. */
  searchWords: localeString.optional(),
  intro: localeString.optional(),
  /** A remark on the section's figures, and the date of these figures, if they have no sources. */
  note: localeString.optional(),
  /** The page that explains the figures, to which the note leads. */
  notePage: pageLink.optional(),
  noteDate: z.iso.date('must be a date such as 2026-12-01').optional(),
  sources: z.array(source).optional(),
  actions: z.array(action).optional(),
}

/** Fields of a section that can be drawn beside the page's heading (web/sections/derivations.ts). */
export const drawable = { ...sectionFields, showInHero: z.boolean('must be yes or no').optional() }

/** An array of at least one object. */
export function entries<Fields extends z.ZodRawShape>(fields: Fields) {
  return z.array(z.object({ ...keyed, ...fields }), 'is missing').min(1, 'has no entries')
}
