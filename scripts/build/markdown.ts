import { portableTextToMarkdown } from '@portabletext/markdown'
import { addressOf, markdownAddress } from '../../shared/content/addresses.ts'
import { newsPath } from '../../shared/content/paths.ts'
import { languages } from '../../shared/languages.ts'
import { asSeen } from '../../shared/visibleText.ts'
import type { Page, Site } from '../../web/model/types.ts'
import { dateIn } from '../../web/ui/dates.ts'
import type { LanguageContent } from './contentModules.ts'
import { paragraphsIn } from './paragraphs.ts'
import type { SiteFile } from './siteOutput.ts'
import { tableTexts } from './tableTexts.ts'

/** Returns each page that search engines may list as Markdown, for language models. */
export function markdownFiles({ site, pages }: LanguageContent, siteUrl: string): SiteFile[] {
  const addressIn = (path: string) => addressOf(path, site.language)
  const urlOf = (path: string) => new URL(addressIn(path), siteUrl).href
  return listedPages(pages).map(({ page, module }) => ({
    path: markdownAddress(addressIn(page.path)).slice(1),
    version: module,
    make: () => pageMarkdown(page, site, urlOf),
  }))
}

/** Returns llms.txt (llmstxt.org): a description of the site, and links to its pages as Markdown in each language. */
export function llmsTxt(contents: LanguageContent[], siteUrl: string): string {
  const lists = contents.flatMap(({ site: { language }, pages }) => [
    block(languages.find(({ code }) => code === language)?.name ?? language, 'h2'),
    ...withoutOldNews(listedPages(pages)).map(({ page: { path, title, seo } }) => {
      const { href } = new URL(markdownAddress(addressOf(path, language)), siteUrl)
      return linkItem(asSeen(title.value), href, `: ${asSeen(seo.description.value)}`)
    }),
  ])
  const about = contents
    .slice(0, 1)
    .flatMap(({ site }) => [
      block(site.companyName, 'h1'),
      block(asSeen(site.blurb.value), 'blockquote'),
    ])
  return `${portableTextToMarkdown([...about, ...lists])}\n`
}

const listedPages = (pages: LanguageContent['pages']) =>
  pages.filter(({ page }) => !page.seo.hidden)

/** The number of articles in llms.txt; the page of all news has the others. */
const newestInLlms = 20

function withoutOldNews(pages: LanguageContent['pages']) {
  const articles = pages.filter(({ page }) => page.news)
  const newest = articles
    .toSorted((one, other) => (other.page.news?.on ?? '').localeCompare(one.page.news?.on ?? ''))
    .slice(0, newestInLlms)
  return pages.filter(
    (content) =>
      (!content.page.news || newest.includes(content)) &&
      (!content.page.newsList || content.page.path === newsPath),
  )
}

const headings = new Set<PropertyKey>(['title', 'question', 'term'])

/** The maximum length, in characters, of a text that is an item of a list, such as a figure or a name. */
const maxItemLength = 60

function pageMarkdown(page: Page, site: Site, urlOf: (path: string) => string): string {
  const { hero, path, sections, news, newsList } = page
  const blocksIn = (content: unknown) =>
    paragraphsIn(content).map(({ field, isItem, entry, page }) => {
      if (page !== undefined && typeof entry === 'string') return linkItem(entry, urlOf(page))
      if (typeof entry !== 'string') {
        const links = entry.markDefs.map((link) => ({
          _key: link._key,
          _type: 'link',
          href: link._type === 'webLink' ? link.url : urlOf(link.page),
        }))
        return { ...entry, markDefs: links }
      }
      if (field !== undefined && headings.has(field)) return block(entry, 'h3')
      return {
        ...block(entry),
        ...((isItem || entry.length <= maxItemLength) && { listItem: 'bullet', level: 1 }),
      }
    })
  const body = sections.flatMap((section) => {
    if (section._type === 'faqs')
      return section.categories.flatMap(({ title, faqs }) => [
        block(title.value, 'h2'),
        ...blocksIn(faqs),
      ])
    if (section._type === 'table') {
      const { heading, intro, caption, grid, ...content } = section
      const notes = (grid.notes ?? []).map(({ text }, index) =>
        block(`(${String.fromCharCode(97 + index)}) ${text.value}`),
      )
      return [
        block(heading.value, 'h2'),
        ...blocksIn({ intro }),
        tableBlock(tableTexts(grid)),
        ...notes,
        ...(caption ? [block(caption.value)] : []),
        ...blocksIn(content),
      ]
    }
    const { heading, ...content } = section
    return [block(heading.value, 'h2'), ...blocksIn(content)]
  })
  const head = [
    block(hero.heading.value, 'h1'),
    block(hero.text.value),
    block(urlOf(path)),
    ...factBlocks(page, site),
  ]
  const article = news
    ? [
        block(news.on),
        ...blocksIn({ text: news.text, by: news.by, corrected: news.corrected?.text }),
        ...(news.source ? [linkItem(news.source.url, news.source.url)] : []),
      ]
    : []
  const lists = (newsList?.groups ?? []).flatMap(({ heading, items }) => [
    block(heading.value, 'h2'),
    ...items.map(({ on, title, path }) => linkItem(title.value, urlOf(path), `, ${on}`)),
  ])
  const all = [...head, ...article, ...lists, ...body, ...recordBlocks(page, site)]
  return `${portableTextToMarkdown(all)}\n`
}

function factBlocks({ hero: { facts = [] } }: Page, { language, messages }: Site) {
  return facts.map(({ topic, value, note, noted }) => {
    const notes = note ? [note.value, ...(noted ? [dateIn(language, noted, 'month')] : [])] : []
    const text = `${messages[`fact.${topic}`].value}: ${[value.value, ...notes].join(', ')}`
    return { ...block(text), listItem: 'bullet', level: 1 }
  })
}

function recordBlocks({ record }: Page, { language, messages }: Site) {
  if (!record) return []
  const month = (date: string) => dateIn(language, date, 'month')
  return [
    block(messages['record.heading'].value, 'h2'),
    ...record.sources.map(({ name, url, checked }) =>
      linkItem(name.value, url, `, ${month(checked)}`),
    ),
    block(`${messages['record.review'].value} ${month(record.review)}`),
  ]
}

/** A table as Markdown's converter expects it. */
const tableBlock = ({ heads, rows }: ReturnType<typeof tableTexts>) => ({
  _type: 'table',
  headerRows: 1,
  rows: [heads, ...rows].map((texts) => ({
    _type: 'row',
    cells: texts.map((text) => ({ _type: 'cell', value: [block(text.replaceAll(/\s+/g, ' '))] })),
  })),
})

const block = (text: string, style = 'normal') => ({
  _type: 'block',
  style,
  children: [{ _type: 'span', text, marks: [] }],
})

const linkItem = (text: string, href: string, more = '') => ({
  _type: 'block',
  listItem: 'bullet',
  level: 1,
  children: [
    { _type: 'span', text, marks: ['page'] },
    { _type: 'span', text: more, marks: [] },
  ],
  markDefs: [{ _key: 'page', _type: 'link', href }],
})
