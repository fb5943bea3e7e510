import type { LucideIcon } from 'lucide-react'
import { defineType, type FieldDefinition, type Rule } from 'sanity'
import type { section } from '../../web/sections/shapes.ts'
import type { EditLocation } from '../forms/inputs/EditedElsewhere.tsx'
import { sectionInput } from '../forms/inputs/SectionInput.tsx'
import { translate } from '../i18n/t.ts'
import { boolean, date, type Field, line, page, paragraph, text, withRules } from './fields.ts'
import { actions } from './objects/action.ts'
import { lengths } from './rules/length.ts'
import { listHasEntries } from './rules/lists.ts'

const heading = text('heading', 'Heading', 'The words above the section.', {
  recommendedLength: lengths.heading,
})

const intro = paragraph(
  'intro',
  'Introduction',
  'A sentence or two below the heading. Leave it empty for none.',
)

const note = paragraph(
  'note',
  'Note',
  'Below the section: what has changed, or where a figure comes from. Leave it empty for none.',
)

const notePage = {
  ...page(
    'notePage',
    'Page about the figures',
    'The note ends with a link to this page, which explains its figures.',
  ),
  hidden: ({ parent }: { parent?: { note?: unknown; notePage?: unknown } }) =>
    !parent?.note && !parent?.notePage,
}

const noteDate = {
  ...date('noteDate', 'Date of the note', 'The page shows its month and year.'),
  // The sources have dates of their own.
  hidden: ({ parent }: { parent?: { sources?: unknown[] } }) => Boolean(parent?.sources?.length),
}

const sources = {
  name: 'sources',
  title: 'Sources',
  description:
    'Who says what this section states, with a link. The section and the end of the page show them, with the month of the check.',
  type: 'array' as const,
  of: [{ type: 'reference', to: [{ type: 'source' }] }],
  validation: (rule: Rule) => rule.unique(),
}

const anchor = {
  ...line(
    'anchor',
    'Anchor',
    'The end of the link to this section, after #. Filled in from the heading; it does not change once published.',
  ),
  fieldset: 'advanced',
}

const searchWords = {
  ...text(
    'searchWords',
    'Search words',
    'Other words for which the search should find this section, separated by commas: names, abbreviations, what people call it.',
  ),
  fieldset: 'advanced',
}

const showInHeroField = boolean(
  'showInHero',
  'Draw beside the page’s heading',
  'Draws its days or durations at the top of the page, if there is neither map nor image.',
)

/** A field that the form does not show. Sanity requires a field in each type, and the preview selects some. */
const hidden = (field: FieldDefinition): FieldDefinition => ({
  ...field,
  hidden: true,
  validation: undefined,
})

type SectionShape = (typeof section.options)[number]

/**
 * Defines the form of a section type: the fields of every section (heading, introduction, buttons, anchor)
 * around its own. A shape without a heading has only its own fields.
 */
export function sectionForm<Shape extends SectionShape>(
  shape: Shape,
  {
    title,
    description,
    icon,
    outline,
    findBy,
    fields = [],
    editedUnder,
  }: {
    title: string
    description: string
    icon: LucideIcon
    /** The URL of its drawing in the menu of new sections. */
    outline: string
    /** Synonyms of the title, separated by commas, for the search in that menu. Translated like all texts. */
    findBy: string
    fields?: Field<keyof Shape['shape'] & string>[]
    /** The place where editors change the content that it shows besides its fields. */
    editedUnder?: EditLocation
  },
) {
  const name: Shape['shape']['_type']['value'] = shape.shape._type.value
  const type = defineType({
    name: name as string,
    title,
    description,
    type: 'object',
    icon,
    components: { input: sectionInput(editedUnder) },
    validation: (rule) => rule.custom(listHasEntries),
    fieldsets: [{ name: 'advanced', title: 'Advanced', options: { collapsed: true } }],
    fields:
      'heading' in shape.shape
        ? withRules(shape.shape, [
            ...[heading, intro, ...fields],
            ...('note' in shape.shape ? [note, notePage, sources, noteDate] : []),
            ...[actions, anchor, searchWords],
            ...('showInHero' in shape.shape ? [showInHeroField] : []),
          ])
        : [...[heading, anchor].map(hidden), ...withRules(shape.shape, fields)],
    preview: {
      select: { heading: 'heading.en', anchor: 'anchor' },
      prepare: ({ heading, anchor }: { heading?: string; anchor?: string }) => ({
        title: heading ?? translate(title),
        subtitle: anchor ? `${translate(title)} #${anchor}` : translate(title),
        media: icon,
      }),
    },
  })
  return { type: { ...type, name }, outline, findBy, editedUnder }
}
