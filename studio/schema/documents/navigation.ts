import { PanelTop } from 'lucide-react'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { z } from 'zod'
import {
  type FooterContent,
  footerContents,
  navigationLimits,
} from '../../../shared/content/shapes/navigation.ts'
import { navigationAsDelivered } from '../../../web/i18n/navigation.ts'
import { t } from '../../i18n/t.ts'
import { linkedPage } from '../objects/pageLink.ts'
import { atMost } from '../rules/length.ts'
import { lengths } from '../rules/lengths.ts'
import { menuFits } from '../rules/menuFits.ts'
import { required } from '../rules/required.ts'

/** A text of a length that has room where it stands. */
const shortText = (name: string, title: string, description: string, limit: number) =>
  defineField({
    name,
    title,
    description,
    type: 'localeString',
    options: { mostCharacters: limit },
    validation: (rule) => [rule.required(), rule.custom(atMost(limit))],
  })

const linkFields = [
  linkedPage,
  shortText(
    'label',
    'Name',
    'What visitors read: a word or two, in each language.',
    lengths.menuLabel,
  ),
]

const link = defineArrayMember({
  type: 'object',
  fields: linkFields,
  preview: { select: { title: 'label.en', subtitle: 'page.title.en' } },
})

const contentTitles: Record<FooterContent, string> = {
  services: 'Service pages, in the order of the site settings',
  bodies: 'Regulatory bodies, in the order of the site settings',
  links: 'Pages that are chosen here',
}

const isFooterContent = z.enum(footerContents)

/** Whether a column of the footer has links of its own. */
function hasLinks(parent: unknown): boolean {
  return parent instanceof Object && 'content' in parent && parent.content === 'links'
}

const column = defineArrayMember({
  type: 'object',
  fields: [
    shortText('heading', 'Heading', 'The words above the column.', lengths.footerHeading),
    defineField({
      name: 'content',
      title: 'What it lists',
      description: 'A service page is listed if it is ticked “Show in footer”.',
      type: 'string',
      options: {
        list: footerContents.map((value) => ({ value, title: contentTitles[value] })),
        layout: 'radio',
      },
      validation: required,
    }),
    defineField({
      name: 'links',
      title: 'Pages',
      description: 'Drag to change their order.',
      type: 'array',
      of: [link],
      hidden: ({ parent }) => !hasLinks(parent),
      // Entries of a hidden list are kept, and refused nothing.
      validation: (rule, context) =>
        hasLinks(context?.parent) ? rule.required().min(1) : rule.skip(),
    }),
  ],
  preview: {
    select: { title: 'heading.en', content: 'content' },
    prepare: ({ title, content }: { title?: string; content?: unknown }) => {
      const { data } = isFooterContent.safeParse(content)
      return { title, ...(data && { subtitle: contentTitles[data] }) }
    },
  },
})

/** The header's menu and button, and the footer's columns. */
export const navigation = defineType({
  name: 'navigation',
  title: 'Menu and footer',
  type: 'document',
  icon: PanelTop,
  groups: [
    { name: 'header', title: 'Header', default: true },
    { name: 'footer', title: 'Footer' },
  ],
  fields: [
    defineField({
      name: 'menu',
      title: 'Menu',
      description: `The pages in the header of every page, from left to right: up to ${navigationLimits.menu}.`,
      type: 'array',
      group: 'header',
      of: [link],
      validation: (rule) => [
        rule.required().min(1).max(navigationLimits.menu),
        rule.custom(menuFits).warning(),
      ],
    }),
    defineField({
      name: 'button',
      title: 'Button',
      description: 'At the right of the header, and at the end of the menu on small screens.',
      type: 'object',
      group: 'header',
      options: { columns: 1 },
      fields: linkFields,
      validation: required,
    }),
    defineField({
      name: 'footerColumns',
      title: 'Columns',
      description:
        'The lists in the footer of every page, from left to right. The company stands before them, its social media after them.',
      type: 'array',
      group: 'footer',
      of: [column],
      validation: (rule) => rule.required().min(1).max(navigationLimits.footerColumns),
    }),
  ],
  initialValue: {
    ...navigationAsDelivered((page) => ({ _type: 'reference', _ref: page })),
  },
  preview: { prepare: () => ({ title: t('Menu and footer') }) },
})
