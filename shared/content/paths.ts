/**
 * The site's routes by page type. Which pages exist is content: one that is published in the Studio
 * needs no entry here.
 */
const fixedPaths = {
  homePage: '/',
  aboutPage: '/about',
  servicesPage: '/services',
  faqPage: '/faq',
  contactPage: '/contact',
} as const satisfies Record<string, string>

/** What stands before the slug in the paths of the other page types. */
const slugPrefixes = {
  servicePage: `${fixedPaths.servicesPage}/`,
  legalPage: '/',
  page: '/',
} as const satisfies Record<string, string>

/** A page type with one document, whose id is the type's name, at a fixed path. */
type SingletonPage = keyof typeof fixedPaths

/** A page type with any number of documents, each at the path that its slug makes. */
type SluggedPage = keyof typeof slugPrefixes

export type PageType = SingletonPage | SluggedPage

export const singletonPages = Object.keys(fixedPaths) as SingletonPage[]

/** The documents that all pages share, besides the settings; `words` may be missing. */
export const sharedSingletons = ['navigation', 'words'] as const

/** The document types with exactly one document, whose id is the type's name. */
export const singletons: readonly string[] = [
  ...singletonPages,
  'siteSettings',
  ...sharedSingletons,
]

export const sluggedPages = Object.keys(slugPrefixes) as SluggedPage[]

export const pageTypes: PageType[] = [...singletonPages, ...sluggedPages]

export const {
  homePage: homePath,
  servicesPage: servicesPath,
  contactPage: contactPath,
} = fixedPaths

/** The path of the search, which the build makes of all pages. */
export const searchPath = '/search'

/** What decides about a page's path: its slug only if its type has no fixed path. */
export type Addressed = { _type: PageType; slug?: string | undefined }

/** Returns the path of a page, without a trailing slash. */
export function pathOf({ _type, slug = '' }: Addressed): string {
  return isSlugged(_type) ? slugPrefixes[_type] + slug : fixedPaths[_type]
}

export function isSlugged(type: PageType): type is SluggedPage {
  return type in slugPrefixes
}

/** Returns the slug that a page of a type has at a path, or null if it cannot be there. */
export function slugAt(path: string, type: SluggedPage): string | null {
  const prefix = slugPrefixes[type]
  return path.startsWith(prefix) && path !== prefix ? path.slice(prefix.length) : null
}

/** Returns the paths above a path, from the nearest to the home page's. */
export function pathsAbove(path: string): string[] {
  const parts = path.split('/').slice(1, -1)
  return [...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`).reverse(), homePath]
}

/** Returns a request's path in the form of `pathOf`: without a trailing slash or `index.html`. */
export function canonicalPath(pathname: string): string {
  return pathname.replace(/\/(index\.html)?$/, '') || '/'
}
