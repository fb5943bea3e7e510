import { hash } from 'node:crypto'
import { portableTextToMarkdown } from '@portabletext/markdown'
import { addressOf, markdownAddress } from '../../../shared/content/addresses/addresses.ts'
import { llmsPath, newsPath } from '../../../shared/content/addresses/paths.ts'
import { languages } from '../../../shared/languages.ts'
import { visibleText } from '../../../shared/text/visibleText.ts'
import { listedLanguages } from '../../../web/model/listedLanguages.ts'
import type { Page, PageOf } from '../../../web/model/types.ts'
import { sectionMarkdown } from '../../../web/sections/markdown.ts'
import {
  actionLinks,
  heading,
  item,
  link,
  type MarkdownBlock,
  type MarkdownContext,
  paragraph,
  paragraphs,
  quote,
  richText,
  strong,
} from '../../../web/sections/markdownBlocks.ts'
import { formatDate } from '../../../web/ui/formatDate.ts'
import type { SiteFile } from '../output/siteOutput.ts'
import type { LanguageContent } from './contentModules.ts'

/** Returns, as Markdown for language models, each page that is not hidden from search engines. */
export function markdownFiles({ site, pages }: LanguageContent, siteUrl: string): SiteFile[] {
  const addressIn = (path: string) => addressOf(path, site.language)
  const urlOfFile = (path: string) => new URL(path, siteUrl).href
  const urls = { urlOf: (path: string) => urlOfFile(addressIn(path)), urlOfFile }
  return listedPages(pages).map(({ page, module }) => ({
    path: markdownAddress(addressIn(page.path)).slice(1),
    version: module,
    make: () => written(pageBlocks(page, { site, path: page.path, ...urls })),
  }))
}

/**
 * Returns llms.txt (llmstxt.org): a description of the site, and links to the Markdown of its pages, in each language.
 * The file's version is computed from the texts. To compute it from the file would take a second with thousands of
 * links.
 */
export function llmsTxt(contents: LanguageContent[], siteUrl: string): SiteFile {
  const lists = contents.map((content) => {
    const { language } = content.site
    const links = withoutOldNews(content).flatMap(({ page }) => {
      const { path, title, seo } = page
      if (!listedLanguages(page).includes(language)) return []
      const { href } = new URL(markdownAddress(addressOf(path, language)), siteUrl)
      return { href, title: title.value, description: seo.description.value }
    })
    return { language: languages.find(({ code }) => code === language)?.name ?? language, links }
  })
  const about = contents
    .slice(0, 1)
    .map(({ site }) => ({ name: site.companyName, blurb: site.blurb.value }))
  return {
    path: llmsPath.slice(1),
    version: hash('sha256', JSON.stringify([about, lists])),
    make: () =>
      written([
        ...about.flatMap(({ name, blurb }) => [heading(name, 1), quote(visibleText(blurb))]),
        ...lists.flatMap(({ language, links }) => [
          heading(language, 2),
          ...links.map(({ href, title, description }) =>
            item(link(visibleText(title), href), `: ${visibleText(description)}`),
          ),
        ]),
      ]),
  }
}

const listedPages = (pages: LanguageContent['pages']) =>
  pages.filter(({ page }) => !page.seo.hidden)

/** The number of articles in llms.txt. The news page links to the others. */
const newestInLlms = 20

function withoutOldNews({ pages, news }: LanguageContent) {
  const newest = news.slice(0, newestInLlms)
  return listedPages(pages).filter(({ page }) => {
    if (page._type === 'newsArticle') return newest.includes(page)
    return page._type !== 'newsPage' || page.path === newsPath
  })
}

/** Returns blocks as Markdown, without soft hyphens, which would keep searches from finding long words. */
const written = (blocks: MarkdownBlock[]) =>
  `${portableTextToMarkdown(blocks).replaceAll('\u00ad', '')}\n`

function pageBlocks(page: Page, context: MarkdownContext): MarkdownBlock[] {
  const { hero, path, sections } = page
  return [
    heading(hero.heading.value, 1),
    ...paragraphs(hero.text),
    paragraph(context.urlOf(path)),
    ...factBlocks(page, context),
    ...actionLinks(hero.actions, context),
    ...ownBlocks(page, context),
    ...sections.flatMap((section) => sectionMarkdown(section, context)),
    ...sourceBlocks(page, context),
  ]
}

/** The content of a page of a type with fields of its own, besides its sections. */
function ownBlocks(page: Page, context: MarkdownContext): MarkdownBlock[] {
  switch (page._type) {
    case 'newsArticle':
      return articleBlocks(page, context)
    case 'newsPage':
      return newsListBlocks(page, context)
    case 'country':
      return countryBlocks(page, context)
    default:
      return []
  }
}

function factBlocks(
  { hero: { facts = [] } }: Page,
  { site: { language, messages } }: MarkdownContext,
) {
  return facts.map(({ topic, value, note, noteDate }) => {
    const notes = note
      ? [note.value, ...(noteDate ? [formatDate(noteDate, language, 'month')] : [])]
      : []
    return item(strong(messages[`fact.${topic}`].value), ` ${[value.value, ...notes].join(', ')}`)
  })
}

function articleBlocks({ news }: PageOf<'newsArticle'>, context: MarkdownContext) {
  const { publishedOn, text, byline, source, correction } = news
  return [
    paragraph(publishedOn),
    ...richText(text, context),
    ...paragraphs(byline, correction?.text),
    ...(source ? [paragraph(link(source.url, source.url))] : []),
  ]
}

function newsListBlocks({ newsList }: PageOf<'newsPage'>, { urlOf }: MarkdownContext) {
  return newsList.groups.flatMap((group) => [
    heading(group.heading.value, 2),
    ...group.items.map(({ publishedOn, title, path }) =>
      item(link(title.value, urlOf(path)), `, ${publishedOn}`),
    ),
  ])
}

function countryBlocks({ country }: PageOf<'country'>, context: MarkdownContext) {
  const { messages } = context.site
  return country.sections.flatMap(({ heading: title, intro, entries, actions }) => [
    heading(title.value, 2),
    ...paragraphs(intro),
    ...entries.flatMap((entry) => {
      const { title, to, href, text, features, remark, time, timeNote, link: more } = entry
      const address = to === undefined ? href : context.urlOf(to)
      const member = entry.isMember ? 'countries.member' : 'countries.notMember'
      const texts = [
        ...(entry.isMember === undefined ? [] : [messages[member].value]),
        ...[text, remark, time, timeNote].flatMap((one) => one?.value ?? []),
        ...(features?.value ?? []),
      ].map((words) => words.replace(/\.$/, ''))
      return [
        item(
          address === undefined ? strong(title.value) : link(title.value, address),
          texts.length > 0 ? `: ${texts.join('; ')}` : '',
        ),
        ...actionLinks(more && [more], context),
      ]
    }),
    ...actionLinks(actions, context),
  ])
}

function sourceBlocks({ sourceList }: Page, { site: { language, messages } }: MarkdownContext) {
  if (!sourceList) return []
  const month = (date: string) => formatDate(date, language, 'month')
  return [
    heading(messages['sourceList.heading'].value, 2),
    ...sourceList.sources.map(({ name, url, checkedOn }) =>
      item(link(name.value, url), `, ${month(checkedOn)}`),
    ),
    paragraph(`${messages['sourceList.review'].value} ${month(sourceList.review)}`),
  ]
}
