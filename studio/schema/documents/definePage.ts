import { orderRankField } from '@sanity/orderable-document-list'
import type { LucideIcon } from 'lucide-react'
import { FileText, Search } from 'lucide-react'
import {
  type CustomValidator,
  defineArrayMember,
  defineType,
  type FieldDefinition,
  type FieldsetDefinition,
  type Rule,
  type SortOrdering,
} from 'sanity'
import { isSlugged, type PageType, pathOf } from '../../../shared/content/addresses/paths.ts'
import { sectionTypes } from '../../../web/sections/shapes.ts'
import type { PagePart } from '../../documents/links/listedDocuments.ts'
import { SectionsInput } from '../../forms/sectionMenu/SectionsInput.tsx'
import { anyText } from '../../i18n/anyText.ts'
import { t, translate } from '../../i18n/t.ts'
import { inlineIcon } from '../../ui/inlineIcon.tsx'
import { inTab, required, text } from '../fields.ts'
import { byOrder } from '../objects/order.ts'
import { lengths } from '../rules/length.ts'
import { listHasEntries } from '../rules/lists.ts'
import { uniqueSearchTitle } from '../rules/searchTitle.ts'
import { sections } from '../sections.ts'

type Sections = { _key: string; _type?: string }[] | undefined

/** Refuses sections of unknown types, such as removed ones. */
const knownSections: CustomValidator<Sections> = (sections = []) =>
  sections
    .filter(({ _type }) => !sectionTypes.some((type) => type === _type))
    .map(({ _key, _type = '' }) => ({
      message: t('The site does not know sections of the type “{type}”. Remove it', {
        type: _type,
      }),
      path: [{ _key }],
    }))

const heroHasEntries: CustomValidator<PagePart | undefined> = (hero, context) =>
  listHasEntries(hero && { ...hero, _type: 'hero' }, context)

const outlineOf = (name: string) => sections.find(({ type }) => type.name === name)?.outline

/** The fields that a page's preview selects; service pages have their own icon. */
type Selection = { headings?: unknown; slug?: string; hidden?: boolean }

export const groups = [
  { name: 'content', title: 'Content', icon: inlineIcon(FileText), default: true },
  { name: 'seo', title: 'Search engines', icon: inlineIcon(Search) },
]

export const sectionsField = {
  name: 'sections',
  title: 'Sections',
  description:
    'The parts of the page from top to bottom. Drag them to change their order; visitors see it when you publish.',
  type: 'array',
  group: 'content',
  of: sections.map(({ type }) => defineArrayMember({ type: type.name })),
  components: { input: SectionsInput },
  options: {
    insertMenu: {
      filter: true,
      views: [{ name: 'grid', previewImageUrl: outlineOf }, { name: 'list' }],
    },
  },
  validation: (rule: Rule) => rule.custom(knownSections),
} satisfies FieldDefinition

/** Defines a page type: the fields of every page (title, hero, sections, SEO), and its own. */
export function definePage<Type extends PageType>({
  name,
  title,
  icon,
  fields = [],
  fieldsets = [],
  isOrdered = false,
  needsSections = true,
  orderings = isOrdered ? [byOrder] : undefined,
}: {
  name: Type
  title: string
  icon: LucideIcon
  /** Shown between the title and the hero. */
  fields?: FieldDefinition[]
  fieldsets?: FieldsetDefinition[]
  /** True if editors order the pages of this type by dragging them. */
  isOrdered?: boolean
  /** True if a page without sections would be empty. */
  needsSections?: boolean
  orderings?: SortOrdering[] | undefined
}) {
  const type = defineType({
    name: name as string,
    title,
    type: 'document',
    icon,
    groups,
    fieldsets: fieldsets.map((fieldset) => ({ ...fieldset, group: 'content' })),
    fields: [
      ...inTab('content', [
        required(
          text('title', 'Title', 'The name by which other pages link to this one.', {
            maxLength: lengths.title,
            validation: (rule) => rule.custom(uniqueSearchTitle('title')),
          }),
        ),
        ...fields,
        ...(isOrdered ? [orderRankField({ type: name })] : []),
        required({
          name: 'hero',
          title: 'Hero',
          description: 'What a visitor sees first, at the top of the page.',
          type: 'hero',
          validation: (rule) => rule.custom(heroHasEntries),
        }),
      ]),
      needsSections ? required(sectionsField) : sectionsField,
      required({
        name: 'seo',
        title: 'Search engines',
        description: 'What search engines and the browser tab show of the page.',
        type: 'seo',
        group: 'seo',
      }),
    ],
    ...(orderings && { orderings }),
    preview: {
      select: { headings: 'title', slug: 'slug.current', hidden: 'seo.hidden' },
      prepare: ({ headings, slug, hidden }: Selection) => {
        const address =
          isSlugged(name) && !slug ? t('No address yet') : pathOf({ _type: name, slug })
        return {
          title: anyText(headings) ?? translate(title),
          subtitle: `${address} · ${hidden ? t('not in search results') : translate(title)}`,
          media: icon,
        }
      },
    },
  })
  return { ...type, name }
}
