import type { LucideIcon } from 'lucide-react'
import { defineField, defineType, type FieldDefinition } from 'sanity'
import { type SectionType, section } from '../../web/sections/shapes.ts'
import { translate } from '../i18n/t.ts'
import { SectionInput } from '../inputs/SectionInput.tsx'
import type { Box } from './drawing.ts'
import { actions } from './objects/actions.ts'
import { agrees } from './rules/agrees.ts'
import { atMost } from './rules/length.ts'
import { lengths } from './rules/lengths.ts'
import { listHasEntries } from './rules/listHasEntries.ts'

const [{ shape: common }] = section.options

const heading = defineField({
  name: 'heading',
  title: 'Heading',
  description: 'The words above the section.',
  type: 'localeString',
  options: { mostCharacters: lengths.heading },
  validation: (rule) => [rule.required(), rule.custom(atMost(lengths.heading)).warning()],
})

const intro = defineField({
  name: 'intro',
  title: 'Introduction',
  description: 'A sentence or two below the heading. Leave it empty for none.',
  type: 'localeText',
})

const anchor = defineField({
  name: 'anchor',
  title: 'Anchor',
  type: 'string',
  fieldset: 'advanced',
  description:
    'What stands after # in a link to this section. Leave it empty, and it follows the heading; one that was published stays.',
  validation: (rule) => rule.custom(agrees(common.anchor)),
})

/** A field that old documents have and that nobody is asked for. */
const unused = (field: FieldDefinition): FieldDefinition => ({
  ...field,
  hidden: true,
  validation: undefined,
})

/**
 * Defines a section type: the fields of every section (heading, introduction, buttons, anchor)
 * around its own. A field `actions` of its own replaces the common one.
 */
export function defineSection<Type extends SectionType>({
  name,
  title,
  description,
  icon,
  drawing,
  fields = [],
  headed = true,
}: {
  name: Type
  title: string
  /** Helps editors to choose between the section types. */
  description: string
  icon: LucideIcon
  /** What the section looks like on a page, in outline: in the menu of new sections. */
  drawing: Box[]
  fields?: FieldDefinition[]
  /** Whether the section has a heading of its own, with what stands beside it. */
  headed?: boolean
}) {
  const hasOwnActions = fields.some((field) => field.name === actions.name)
  const type = defineType({
    name: name as string,
    title,
    description,
    type: 'object',
    icon,
    components: { input: SectionInput },
    validation: (rule) => rule.custom(listHasEntries),
    fieldsets: [{ name: 'advanced', title: 'Advanced', options: { collapsed: true } }],
    fields: headed
      ? [heading, intro, ...fields, ...(hasOwnActions ? [] : [actions]), anchor]
      : [...[heading, intro, actions, anchor].map(unused), ...fields],
    preview: {
      select: { heading: 'heading.en', anchor: 'anchor' },
      prepare: ({ heading, anchor }: { heading?: string; anchor?: string }) => ({
        title: heading ?? translate(title),
        subtitle: anchor ? `${translate(title)} #${anchor}` : translate(title),
        media: icon,
      }),
    },
  })
  return { type: { ...type, name }, name, drawing }
}
