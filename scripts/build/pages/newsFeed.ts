import { escapeUTF8 } from 'entities'
import { addressOf, markdownAddress } from '../../../shared/content/addresses/addresses.ts'
import {
  feedType,
  homePath,
  newsFeedPath,
  newsListPath,
  newsPath,
} from '../../../shared/content/addresses/paths.ts'
import { visibleText } from '../../../shared/text/visibleText.ts'
import type { Page, PageOf, Site } from '../../../web/model/types.ts'
import { type SiteFile, textFile } from '../output/siteOutput.ts'
import type { LanguageContent } from './contentModules.ts'

/** The number of entries of a feed. */
const newest = 20

type Article = PageOf<'newsArticle'>

/**
 * Returns the feed of news (Atom, RFC 4287) of each language that has news. An entry's id is that of its document, so
 * that feed readers do not show a renamed article as new. Only a correction changes the time of the update. It is the
 * time of the last publish if that was on the day of the correction, so that a second correction on the same day counts
 * too; otherwise it is the end of that day. The days of articles are written as their first moment.
 * @param modified the times of the pages' last changes, by path
 */
export function newsFeeds(
  contents: LanguageContent[],
  siteUrl: string,
  modified: ReadonlyMap<string, string>,
): SiteFile[] {
  const withNews = contents.filter(({ news }) => news.length > 0)
  const languages = withNews.map(({ site }) => site.language)
  return withNews.map(({ site, pages, news }) => {
    const { language } = site
    const otherLanguages = languages.filter((code) => code !== language)
    const page = pages.find(({ page }) => page.path === newsPath)?.page
    const entries = news.map((article) => ({
      article,
      updated: updateOf(article, modified.get(article.path)),
    }))
    const text = feed({ site, page, entries: latestOf(entries), siteUrl, otherLanguages })
    return textFile(addressOf(newsFeedPath, language).slice(1), text)
  })
}

/** An article, and the time of its publication or correction. */
type Entry = { article: Article; updated: string }

/** Returns the entries that were published or corrected last, in their order. */
function latestOf(entries: readonly Entry[]): Entry[] {
  const byUpdate = entries.toSorted((a, b) => b.updated.localeCompare(a.updated))
  const latest = new Set(byUpdate.slice(0, newest))
  return entries.filter((entry) => latest.has(entry))
}

function updateOf({ news: { correction, publishedOn } }: Article, modified = ''): string {
  if (!correction) return time(publishedOn)
  return modified.startsWith(correction.date) ? modified : `${correction.date}T23:59:59Z`
}

const time = (day: string) => `${day}T00:00:00Z`

type Feed = {
  site: Site
  /** The page of all news, if there is one. */
  page: Page | undefined
  entries: Entry[]
  siteUrl: string
  /** The other languages that have a feed. */
  otherLanguages: Site['language'][]
}

function feed({ site, page, entries: latest, siteUrl, otherLanguages }: Feed): string {
  const { language, companyName } = site
  const full = (address: string) => new URL(address, siteUrl).href
  const url = (path: string) => full(addressOf(path, language))
  const { hostname } = new URL(siteUrl)
  // A tag URI contains a date on which the company owned the domain (RFC 4151).
  const id = `tag:${hostname},2026-11-22:news/${language}`
  const lastUpdate =
    latest
      .map(({ updated }) => updated)
      .toSorted()
      .at(-1) ?? ''
  const entries = latest.flatMap(({ article, updated }) => {
    const { news, path } = article
    const topic = site.messages[`news.topic.${news.topic}`].value
    const author = news.byline ? `${visibleText(news.byline.value)}, ${companyName}` : companyName
    return [
      '  <entry>',
      `    ${element('id', `${id}/${article._id}`)}`,
      `    ${element('title', visibleText(article.title.value))}`,
      `    ${empty('link', { rel: 'alternate', type: 'text/html', href: url(path) })}`,
      `    ${empty('link', { rel: 'alternate', type: 'text/markdown', href: full(markdownAddress(addressOf(path, language))) })}`,
      news.service && `    ${empty('link', { rel: 'related', href: url(news.service.path) })}`,
      news.source && `    ${empty('link', { rel: 'via', href: news.source.url })}`,
      `    ${element('published', time(news.publishedOn))}`,
      `    ${element('updated', updated)}`,
      `    ${empty('category', { term: news.topic, scheme: full(newsListPath({ topic: '' })), label: topic })}`,
      `    <author>${element('name', author)}</author>`,
      `    ${element('summary', visibleText(news.summary.value))}`,
      '  </entry>',
    ].filter((line) => line !== undefined)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
${[
  `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
  `  ${element('id', id)}`,
  `  ${element('title', `${site.messages['news.title'].value} | ${companyName}`)}`,
  page && `  ${element('subtitle', visibleText(page.hero.text.value))}`,
  `  ${empty('link', { rel: 'self', type: feedType, href: url(newsFeedPath) })}`,
  page && `  ${empty('link', { rel: 'alternate', type: 'text/html', href: url(newsPath) })}`,
  ...otherLanguages.map(
    (code) =>
      `  ${empty('link', { rel: 'alternate', type: feedType, hreflang: code, href: full(addressOf(newsFeedPath, code)) })}`,
  ),
  `  ${element('updated', lastUpdate)}`,
  `  <author>${element('name', companyName)}${element('uri', url(homePath))}</author>`,
  `  ${element('icon', full('/icons/192.png'))}`,
  ...entries,
  '</feed>',
]
  .filter((line) => line !== undefined)
  .join('\n')}
`
}

function element(name: string, text: string): string {
  return `<${name}>${escapeUTF8(text)}</${name}>`
}

function empty(name: string, attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeUTF8(value)}"`)
  return `<${name}${written.join('')}/>`
}
