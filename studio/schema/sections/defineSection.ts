import type { LucideIcon } from 'lucide-react'
import { defineField, defineType, type FieldDefinition } from 'sanity'
import { type SectionType, section } from '../../../web/sections/shapes.ts'
import { actions } from '../objects/actions.ts'
import { agrees } from '../rules/agrees.ts'
import { listHasEntries } from '../rules/listHasEntries.ts'
import { required } from '../rules/required.ts'

const [{ shape: common }] = section.options

/**
 * A section type: what every section has (anchor, heading, introduction, buttons) around what is its
 * own. Its own `actions` take the place of the common ones.
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
  /** What the section shows, for an editor who chooses between the types. */
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
