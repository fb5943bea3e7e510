import { FileText, type LucideIcon, Search } from 'lucide-react'
import {
  defineArrayMember,
  defineField,
  defineType,
  type FieldDefinition,
  type SortOrdering,
} from 'sanity'
import type { PageType } from '../../../web/content/paths.ts'
import { required } from '../rules/required.ts'
import { uniqueAnchors } from '../rules/uniqueAnchors.ts'
import { sections } from '../sections/index.ts'

/** A page type: what every page has (title, opening, sections, search engines) and what is its own. */
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
  /** Fields of its own, shown between the page's title and its opening. */
  fields?: FieldDefinition[]
  orderings?: SortOrdering[]
}) {
  const type = defineType({
    name: name as string,
    title,
    type: 'document',
    icon,
    groups: [
      { name: 'content', title: 'Content', icon: FileText, default: true },
      { name: 'seo', title: 'Search engines', icon: Search },
    ],
    fields: [
      defineField({
        name: 'title',
        title: 'Title',
        type: 'localeString',
        group: 'content',
        description: 'The name by which other pages link to this one.',
        validation: required,
      }),
      ...fields.map((field) => ({ ...field, group: 'content' })),
      defineField({
        name: 'hero',
        title: 'Opening',
        type: 'hero',
        group: 'content',
        validation: required,
      }),
      defineField({
        name: 'sections',
        title: 'Sections',
        type: 'array',
        group: 'content',
        of: sections.map(({ name }) => defineArrayMember({ type: name })),
        options: { insertMenu: { filter: true } },
        validation: (rule) => rule.required().min(1).custom(uniqueAnchors),
      }),
      defineField({
        name: 'seo',
        title: 'Search engines',
        type: 'seo',
        group: 'seo',
        validation: required,
      }),
    ],
    ...(orderings && { orderings }),
    preview: {
      select: { title: 'title.en', slug: 'slug.current' },
      prepare: (selected: { title?: string; slug?: string }) => ({
        title: selected.title ?? title,
        subtitle: selected.slug ?? title,
      }),
    },
  })
  return { ...type, name }
}
