import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { SearchIcon } from '@sanity/icons/Search'
import type { LucideIcon } from 'lucide-react'
import {
  defineArrayMember,
  defineField,
  defineType,
  type FieldDefinition,
  type SortOrdering,
} from 'sanity'
import { type PageType, pathOf } from '../../../shared/content/paths.ts'
import { titleField } from '../objects/titleField.ts'
import { knownSections } from '../rules/knownSections.ts'
import { required } from '../rules/required.ts'
import { uniqueAnchors } from '../rules/uniqueAnchors.ts'
import { sections } from '../sections/index.ts'

/** Defines a page type: the fields of every page (title, opening, sections, SEO) and its own. */
export function definePage<Type extends PageType>({
  name,
  title,
  icon,
  fields = [],
  orderings,
}: {
  name: Type
  title: string
  icon: LucideIcon
  /** Shown between the title and the opening. */
  fields?: FieldDefinition[]
  orderings?: SortOrdering[]
}) {
  const type = defineType({
    name: name as string,
    title,
    type: 'document',
    icon,
    groups: [
      { name: 'content', title: 'Content', icon: DocumentTextIcon, default: true },
      { name: 'seo', title: 'Search engines', icon: SearchIcon },
    ],
    fields: [
      { ...titleField, group: 'content' },
      ...fields.map((field) => ({ ...field, group: 'content' })),
      defineField({
        name: 'hero',
        title: 'Opening',
        description: 'What a visitor sees first, at the top of the page.',
        type: 'hero',
        group: 'content',
        validation: required,
      }),
      defineField({
        name: 'sections',
        title: 'Sections',
        description: 'The parts of the page from top to bottom. Drag them to change their order.',
        type: 'array',
        group: 'content',
        of: sections.map(({ name }) => defineArrayMember({ type: name })),
        options: { insertMenu: { filter: true } },
        validation: (rule) => [
          rule.required().min(1).custom(uniqueAnchors),
          rule.custom(knownSections),
        ],
      }),
      defineField({
        name: 'seo',
        title: 'Search engines',
        description: 'What search engines show of the page, and what stands in the browser tab.',
        type: 'seo',
        group: 'seo',
        validation: required,
      }),
    ],
    ...(orderings && { orderings }),
    preview: {
      select: { heading: 'title.en', slug: 'slug.current' },
      prepare: ({ heading, slug }: { heading?: string; slug?: string }) => ({
        title: heading ?? title,
        subtitle: `${pathOf({ _type: name, slug })} · ${title}`,
      }),
    },
  })
  return { ...type, name }
}
