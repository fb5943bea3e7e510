import type { LucideIcon } from 'lucide-react'
import { defineField, defineType, type FieldDefinition } from 'sanity'
import { type SectionType, section } from '../../../web/sections/shapes.ts'
import { actions } from '../objects/actions.ts'
import { agrees } from '../rules/agrees.ts'
import { listHasEntries } from '../rules/listHasEntries.ts'
import { required } from '../rules/required.ts'

const [{ shape: common }] = section.options

/**
 * Defines a section type: the fields of every section (heading, anchor, introduction, buttons)
 * around its own. A field `actions` of its own replaces the common one.
 */
export function defineSection<Type extends SectionType>({
  name,
  title,
  description,
  icon,
  fields = [],
}: {
  name: Type
  title: string
  /** Helps editors to choose between the section types. */
  description: string
  icon: LucideIcon
  fields?: FieldDefinition[]
}) {
  const hasOwnActions = fields.some((field) => field.name === actions.name)
  const type = defineType({
    name: name as string,
    title,
    description,
    type: 'object',
    icon,
    validation: (rule) => rule.custom(listHasEntries),
    fields: [
      defineField({
        name: 'heading',
        title: 'Heading',
        description: 'The words above the section.',
        type: 'localeString',
        validation: required,
      }),
      defineField({
        name: 'anchor',
        title: 'Anchor',
        type: 'string',
        description: 'What stands after # in a link to this section. Links break when it changes.',
        validation: (rule) => rule.required().custom(agrees(common.anchor)),
      }),
      defineField({
        name: 'intro',
        title: 'Introduction',
        description: 'A sentence or two below the heading. Leave it empty for none.',
        type: 'localeText',
      }),
      ...fields,
      ...(hasOwnActions ? [] : [actions]),
    ],
    preview: {
      select: { heading: 'heading.en', anchor: 'anchor' },
      prepare: ({ heading, anchor }: { heading?: string; anchor?: string }) => ({
        title: heading,
        subtitle: anchor ? `${title} #${anchor}` : title,
        media: icon,
      }),
    },
  })
  return { ...type, name }
}
