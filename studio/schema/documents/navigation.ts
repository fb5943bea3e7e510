import { PanelTop } from 'lucide-react'
import { type CustomValidator, defineType } from 'sanity'
import {
  type FooterContent,
  fitsOneLine,
  footerColumn,
  navigationLimits,
  serviceMenuGroup,
} from '../../../shared/content/shapes/navigation.ts'
import { type Language, languages } from '../../../shared/languages.ts'
import { t, translate } from '../../i18n/t.ts'
import {
  group,
  inTab,
  list,
  oneOf,
  pages,
  required,
  text,
  withKinds,
  withRules,
} from '../fields.ts'
import { linkedPage } from '../objects/links.ts'
import { lengths } from '../rules/length.ts'

type Link = { label?: { [code in Language]?: string } }

/** Warns if the header takes a second line on a small laptop. */
const menuFits: CustomValidator<Link[] | undefined> = (menu = [], { document }) => {
  const button: Link = document?.button ?? {}
  const tooLong = languages.filter(({ code }) => {
    const names = [...menu, button].map(({ label }) => label?.[code] ?? label?.en ?? '')
    return !fitsOneLine(names)
  })
  return tooLong.length === 0
    ? true
    : t(
        'The menu is too long for one line on a small laptop ({languages}). Shorten a name or remove a page',
        { languages: tooLong.map(({ name }) => name).join(', ') },
      )
}

const label = text('label', 'Name', 'What visitors read: a word or two, in each language.', {
  maxLength: lengths.menuLabel,
})

const linkFields = [required(linkedPage), required(label)]

const linkPreview = { select: { title: 'label.en', subtitle: 'page.title.en' } }

const serviceGroupFields = withRules(serviceMenuGroup.shape, [
  text('heading', 'Heading', 'The words above the pages. Without them, they are in a row below.', {
    maxLength: lengths.footerHeading,
  }),
  pages('pages', 'Pages', 'Drag to change their order. Visitors read their titles.'),
])

const serviceGroupPreview = { select: { title: 'heading.en', subtitle: 'pages.0.title.en' } }

const contentTitles: Record<FooterContent, string> = {
  services: 'Service pages, in the order of the site settings',
  bodies: 'Regulatory bodies, in the order of the site settings',
  links: 'Pages that are chosen here',
}

const columnFields = [
  required(
    text('heading', 'Heading', 'The words above the column.', { maxLength: lengths.footerHeading }),
  ),
  required(
    oneOf(
      'content',
      'What it lists',
      'A service page is listed if it is ticked “Show in footer”.',
      contentTitles,
      { layout: 'radio' },
    ),
  ),
  ...withKinds(footerColumn, [
    list('links', 'Pages', linkFields, {
      description: 'Drag to change their order.',
      preview: linkPreview,
    }),
  ]),
]

const columnPreview = {
  select: { title: 'heading.en', content: 'content' },
  prepare: ({ title, content }: { title?: string; content?: FooterContent }) => ({
    title,
    subtitle: content && translate(contentTitles[content]),
  }),
}

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
    ...inTab('header', [
      required(
        list('menu', 'Menu', linkFields, {
          description: `The pages in the header of every page, from left to right: up to ${navigationLimits.menu}.`,
          preview: linkPreview,
          validation: (rule) => [rule.max(navigationLimits.menu), rule.custom(menuFits).warning()],
        }),
      ),
      required(
        group(
          'button',
          'Button',
          'At the right of the header, and at the end of the menu on small screens.',
          linkFields,
        ),
      ),
      list('serviceGroups', 'Menu of services', serviceGroupFields, {
        description:
          'The groups of pages beside “Services”. Service pages that are in no group follow the others.',
        preview: serviceGroupPreview,
        validation: (rule) => rule.max(navigationLimits.serviceGroups),
      }),
    ]),
    ...inTab('footer', [
      required(
        list('footerColumns', 'Columns', columnFields, {
          description:
            'The lists in the footer of every page, from left to right. The company comes before them, its social media after them.',
          preview: columnPreview,
          validation: (rule) => rule.max(navigationLimits.footerColumns),
        }),
      ),
    ]),
  ],
  preview: { prepare: () => ({ title: t('Menu and footer') }) },
})
