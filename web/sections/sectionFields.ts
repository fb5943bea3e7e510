import { z } from 'zod'
import { reservedIds } from '../../shared/content/addresses/anchors.ts'
import {
  boolean,
  date,
  keyed,
  line,
  page,
  paragraph,
  queried,
  studioField,
  text,
} from '../../shared/content/fields.ts'
import type { SectionList } from '../../shared/content/lists/documentLists.ts'
import { actions, pageReference } from '../../shared/content/lists/fragments.ts'
import { listSlot } from '../../shared/content/lists/listDefinition.ts'
import { action, pageLink } from '../../shared/content/shapes/link.ts'
import { source } from '../../shared/content/shapes/source.ts'

/** What editors read of a section type in the menu of new sections. */
type SectionTexts = {
  title: string
  description: string
  /** Synonyms of the title, separated by commas, for the search in that menu. Translated like all texts. */
  findBy: string
}

export const sectionTexts = z.registry<SectionTexts>()

/** The rule for ids that editors choose, as arguments of zod's `refine`. */
export const unreserved = [
  (id: string) => !reservedIds.includes(id),
  'is an id of the page itself: choose another one',
] as const

const anchor = z
  .string('must be text')
  .regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and hyphens')
  .refine(...unreserved)

/** The list of documents that a field contains. */
type ListedDocuments = Pick<SectionList, 'list' | 'filterField' | 'isReferenced'>

const listedDocuments = z.registry<ListedDocuments>()

/**
 * Declares a field with documents of a list: if `isReferenced`, the documents that editors chose; with `filterField`,
 * the documents with the filter value in that field; otherwise, all documents.
 * @param filterGroq the GROQ of the filter value, if it is not that of a field
 */
export function listed<Shape extends z.ZodType>(
  field: Shape,
  { filterGroq, ...documents }: ListedDocuments & { filterGroq?: string },
): Shape {
  const { list, filterField, isReferenced } = documents
  const filter = filterGroq ?? filterField
  const declared = queried(field, (name) =>
    isReferenced
      ? `select(count(${name}) > 0 => ${listSlot({ list, referenced: name })})`
      : listSlot({ list, ...(filter && { filterGroq: filter }) }),
  )
  listedDocuments.add(declared, documents)
  return declared
}

/** Returns the list of documents that a field contains, also for an optional field. */
export function listOfField(field: z.core.$ZodType): ListedDocuments | undefined {
  const own = field instanceof z.ZodOptional ? field.unwrap() : field
  return listedDocuments.get(own as z.ZodType)
}

/** The projection of a referenced page, for the shape `pageLink`. */
export const linkedPage = `{_id, "path": ${pageReference}, title}`

/**
 * Fields of most sections: the key, the id for links, and the parts around the content, such as heading and buttons. An
 * anchor that is not stored is derived from the heading (`sectionIds`).
 */
export const sectionFields = {
  ...keyed,
  heading: text('Heading', 'The words above the section.'),
  intro: paragraph(
    'Introduction',
    'A sentence or two below the heading. Leave it empty for none.',
  ).optional(),
  note: paragraph(
    'Note',
    'Below the section: what has changed, or where a figure comes from. Leave it empty for none.',
  ).optional(),
  notePage: page(
    'Page about the figures',
    'The note ends with a link to this page, which explains its figures.',
    { read: linkedPage, shape: pageLink },
  ).optional(),
  sources: listed(
    studioField(
      'Sources',
      'Who says what this section states, with a link. The section and the end of the page show them, with the month of the check.',
      z.array(source),
    ),
    { list: 'sources', isReferenced: true },
  ).optional(),
  /** The date of the figures, if they have no sources. */
  noteDate: date('Date of the note', 'The page shows its month and year.').optional(),
  actions: studioField(
    'Buttons',
    'Shown side by side. Drag them to change their order.',
    z.array(action),
    () => actions,
  ).optional(),
  anchor: line(
    'Anchor',
    'The end of the link to this section, after #. Filled in from the heading; it does not change once published.',
    anchor,
  ).optional(),
  searchWords: text(
    'Search words',
    'Other words for which the search should find this section, separated by commas: names, abbreviations, what people call it.',
  ).optional(),
}

/** Fields of a section that can be drawn beside the page's heading (web/sections/derivations.ts). */
export const drawable = {
  ...sectionFields,
  showInHero: boolean(
    'Draw beside the page’s heading',
    'Draws its days or durations at the top of the page, if there is neither map nor image.',
  ).optional(),
}

/** Returns the fields of a section that are not among `sectionFields`. */
export function ownFields(shape: z.core.$ZodShape): z.core.$ZodShape {
  return Object.fromEntries(Object.entries(shape).filter(([name]) => !(name in drawable)))
}
