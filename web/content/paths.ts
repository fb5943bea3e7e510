/**
 * Where each kind of document lives on the site: the whole route table, as a function of content.
 * A page type that is missing here does not compile.
 */
const pathRules = {
  homePage: () => '/',
  aboutPage: () => '/about',
  servicesPage: () => '/services',
  servicePage: (slug: string) => `/services/${slug}`,
  faqPage: () => '/faq',
  contactPage: () => '/contact',
  legalPage: (slug: string) => `/${slug}`,
} satisfies Record<string, (slug: string) => string>

export type PageType = keyof typeof pathRules

export const pageTypes = Object.keys(pathRules) as PageType[]

/** Where the not-found page leads back to, and the root of every breadcrumb. */
export const homePath = pathRules.homePage()
export const servicesPath = pathRules.servicesPage()
export const contactPath = pathRules.contactPage()

/**
 * The path of a page document, without a trailing slash.
 * @param slug the document's slug; ignored for the singletons, whose path is fixed
 */
export function pathOf(page: { _type: PageType; slug?: string | undefined }): string {
  return pathRules[page._type](page.slug ?? '')
}
