import {
  addressOf,
  alternatesOf,
  markdownAddress,
} from '../../shared/content/addresses/addresses.ts'
import { feedType, llmsPath, newsFeedPath } from '../../shared/content/addresses/paths.ts'
import { defaultLanguage, type Language, localeOf } from '../../shared/languages.ts'
import { listedLanguages } from '../model/listedLanguages.ts'
import type { Page, PageOf, Site } from '../model/types.ts'
import { shareImage } from './shareImage.ts'

export type HeadElement = { tag: 'meta' | 'link'; attributes: Record<string, string> }

type HeadOf = {
  site: Site
  /** The page of the document; null for the not-found page. */
  page: Page | null
  siteUrl: string
}

/**
 * Returns a page's elements in the document's head, which are prerendered and then replaced on navigation. JSON-LD is
 * left out, because only crawlers read it, and they load documents. The not-found page, and pages hidden from search
 * engines, have `noindex` in place of canonical and alternate links.
 */
export function pageHead({ site, page, siteUrl }: HeadOf) {
  const { language } = site
  const full = (address: string) => new URL(address, siteUrl).href
  const { title, description } = pageTexts(page, site)
  const image = shareImage(page, site, language)
  const elements: (HeadElement | false)[] = [
    meta('name', 'description', description),
    // A page that search engines must not list has no canonical address or alternates.
    page !== null &&
      announcesFeed(page) && {
        tag: 'link',
        attributes: {
          rel: 'alternate',
          type: feedType,
          title: `${site.messages['news.title'].value} | ${site.companyName}`,
          href: addressOf(newsFeedPath, language),
        },
      },
    ...(page && !page.seo.hidden
      ? addresses(page, language, full)
      : [meta('name', 'robots', 'noindex')]),
    ...(page?._type === 'newsArticle'
      ? articleType(page.news, site)
      : [meta('property', 'og:type', 'website')]),
    meta('property', 'og:site_name', site.companyName),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    page !== null && meta('property', 'og:url', full(addressOf(page.path, language))),
    meta('property', 'og:locale', openGraphLocale(language)),
    ...listedLanguages(page)
      .filter((code) => code !== language)
      .map((code) => meta('property', 'og:locale:alternate', openGraphLocale(code))),
    ...(image
      ? [
          meta('property', 'og:image', full(image.path)),
          meta('property', 'og:image:width', String(image.width)),
          meta('property', 'og:image:height', String(image.height)),
          meta('property', 'og:image:alt', image.alt),
        ]
      : []),
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
  ]
  return {
    title,
    elements: elements.filter((element) => element !== false),
  }
}

/**
 * Returns the links to a page's addresses. The canonical address of an untranslated page is the English one, as Google
 * recommends for duplicates: https://developers.google.com/search/docs/specialty/international/localized-versions
 */
function addresses(page: Page, language: Language, full: (address: string) => string) {
  const link = (attributes: Record<string, string>): HeadElement => ({ tag: 'link', attributes })
  const address = addressOf(page.path, language)
  const languages = listedLanguages(page)
  const isListed = languages.includes(language)
  return [
    link({
      rel: 'canonical',
      href: full(isListed ? address : addressOf(page.path, defaultLanguage)),
    }),
    link({ rel: 'alternate', type: 'text/markdown', href: markdownAddress(address) }),
    link({ rel: 'describedby', href: llmsPath }),
    ...(isListed ? alternatesOf(page.path, languages) : []).map(({ hreflang, address }) =>
      link({ rel: 'alternate', hreflang, href: full(address) }),
    ),
  ]
}

function articleType({ publishedOn, topic }: PageOf<'newsArticle'>['news'], { messages }: Site) {
  return [
    meta('property', 'og:type', 'article'),
    meta('property', 'article:published_time', publishedOn),
    meta('property', 'article:section', messages[`news.topic.${topic}`].value),
  ]
}

/** Returns whether a page links to the news feed: articles and pages that list news do, in languages that have news. */
function announcesFeed({ _type, sections, seo }: Page): boolean {
  if (_type === 'newsPage') return !seo.hidden
  return _type === 'newsArticle' || sections.some(({ _type }) => _type === 'newsList')
}

/** Returns the title of the browser's tab and the description for search engines. */
export function pageTexts(page: Page | null, site: Site) {
  if (page) return { title: page.seo.title.value, description: page.seo.description.value }
  const { 'notFound.title': title, 'notFound.text': text } = site.messages
  return { title: `${title.value} | ${site.companyName}`, description: text.value }
}

const openGraphLocale = (language: Language) => localeOf(language).replace('-', '_')

function meta(kind: 'name' | 'property', name: string, content: string): HeadElement {
  return { tag: 'meta', attributes: { [kind]: name, content } }
}
