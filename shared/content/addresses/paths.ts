import { foldName, slugOf } from '../../text/foldText.ts'

/** The paths of the page types with exactly one document. */
const fixedPaths = {
  homePage: '/',
  aboutPage: '/about',
  servicesPage: '/services',
  newsPage: '/news',
  faqPage: '/faq',
  contactPage: '/contact',
} as const satisfies Record<string, string>

/** The path prefixes of the other page types, before the slug. */
const slugPrefixes = {
  servicePage: `${fixedPaths.servicesPage}/`,
  newsArticle: `${fixedPaths.newsPage}/`,
  legalPage: '/',
  page: '/',
} as const satisfies Record<string, string>

/** A page type with exactly one document, whose id is the type's name. */
type SingletonPage = keyof typeof fixedPaths

/** A page type with any number of documents, each at the path of its slug. */
export type SluggedPage = keyof typeof slugPrefixes

export type PageType = SingletonPage | SluggedPage

export const singletonPages = Object.keys(fixedPaths) as SingletonPage[]

/** The optional singletons. */
export const optionalPages: readonly PageType[] = ['newsPage']

/** The singletons that all pages share, besides the settings; `interfaceMessages` is optional. */
export const siteSingletons = ['navigation', 'interfaceMessages'] as const

/** The document types with exactly one document, whose id is the type's name. */
export const singletons: readonly string[] = [...singletonPages, 'siteSettings', ...siteSingletons]

export const sluggedPages = Object.keys(slugPrefixes) as SluggedPage[]

export const pageTypes: PageType[] = [...singletonPages, ...sluggedPages]

export const {
  homePage: homePath,
  servicesPage: servicesPath,
  faqPage: faqPath,
  newsPage: newsPath,
  contactPage: contactPath,
} = fixedPaths

/** The path of the search page, which the build generates. */
export const searchPath = '/search'

/** Returns the path of the PDF that lists a page's medicines, in each language. */
export function medicineListPath(path: string): string {
  return path === homePath ? '/index.pdf' : `${path}.pdf`
}

/** The path of the list of pages for language models, in all languages. */
export const llmsPath = '/llms.txt'

/** The parent path of the generated country pages. Editors may create a page there. */
export const countriesPath = '/countries'

/** Returns the path of a country's page, from its English name: `/countries/cote-divoire`. */
export function countryPath(name: string): string {
  return `${countriesPath}/${slugOf(foldName(name))}`
}

/** The path of the feed of news in each language. */
export const newsFeedPath = `${newsPath}.xml`

export const feedType = 'application/atom+xml'

/**
 * Returns the path of the generated list of a year's or a topic's news. Without `page`, it is the first page, with the
 * newest entries. Further pages are numbered from the oldest.
 */
export function newsListPath(list: { year: string } | { topic: string }, page?: number): string {
  const path = 'year' in list ? `/${list.year}` : `/topics/${list.topic}`
  return `${newsPath}${path}${page === undefined ? '' : `/${page}`}`
}

/** The fields that determine a page's path; singletons have no slug. */
export type AddressedPage = { _type: PageType; slug?: string | undefined }

/** Without a trailing slash. A missing slug counts as empty. */
export function pathOf({ _type, slug = '' }: AddressedPage): string {
  return isSlugged(_type) ? slugPrefixes[_type] + slug : fixedPaths[_type]
}

export function isSlugged(type: PageType): type is SluggedPage {
  return type in slugPrefixes
}

/** Returns the slug that gives a page of a type this path, or null if there is none. */
export function slugAt(path: string, type: SluggedPage): string | null {
  const prefix = slugPrefixes[type]
  return path.startsWith(prefix) && path !== prefix ? path.slice(prefix.length) : null
}

/** Returns the prefix of a path if it is reserved for one page type, such as `/services/`, or undefined. */
export function ownPrefix(path: string): string | undefined {
  return Object.values(slugPrefixes).find(
    (prefix) => prefix !== homePath && path.startsWith(prefix),
  )
}

/** Returns the ancestors of a path, from its parent to the home page. Pages need not exist at them. */
export function ancestorPaths(path: string): string[] {
  const parts = path.split('/').slice(1, -1)
  return [...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`).reverse(), homePath]
}

/** Returns a request's path in the format of `pathOf`: without a trailing slash or `index.html`. */
export function canonicalPath(pathname: string): string {
  return pathname.replace(/\/(index\.html)?$/, '') || '/'
}
