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

const slugPaths = {
  servicePage: (slug: string) => `/services/${slug}`,
  legalPage: (slug: string) => `/${slug}`,
} satisfies Record<string, (slug: string) => string>

/** A page type with one document, whose id is the type's name, at a fixed path. */
export type SingletonPage = keyof typeof fixedPaths

export type PageType = SingletonPage | keyof typeof slugPaths

export const singletonPages = Object.keys(fixedPaths) as SingletonPage[]

export const pageTypes = [...singletonPages, ...Object.keys(slugPaths)] as PageType[]

export const {
  homePage: homePath,
  servicesPage: servicesPath,
  contactPage: contactPath,
} = fixedPaths

/**
 * Returns the path of a page, without a trailing slash.
 * @param page.slug ignored for page types with a fixed path
 */
export function pathOf({
  _type,
  slug = '',
}: {
  _type: PageType
  slug?: string | undefined
}): string {
  return _type in slugPaths
    ? slugPaths[_type as keyof typeof slugPaths](slug)
    : fixedPaths[_type as SingletonPage]
}

/** Returns a request's path in the form of `pathOf`: without a trailing slash or `index.html`. */
export function canonicalPath(pathname: string): string {
  return pathname.replace(/\/(index\.html)?$/, '') || '/'
}
