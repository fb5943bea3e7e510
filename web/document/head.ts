import type { Language } from '../../shared/languages.ts'
import { localeOf } from '../../shared/languages.ts'
import type { Page, Site } from '../model/types.ts'
import { shareImage } from './shareImage.ts'

/** An element of the document's head, by its attributes. */
export type HeadElement = { tag: 'meta' | 'link'; attributes: Record<string, string> }

export type HeadOf = {
  site: Site
  /** The page, or null for the not-found page. */
  page: Page | null
  language: Language
  /** The address that the site is published at. */
  siteUrl: string
}

/**
 * Returns what a page adds to the document's head: prerendered with the page, and put in place of
 * the last page's on navigation. JSON-LD is not part of it: only crawlers read that, and they load
 * documents.
 */
export function pageHead({ site, page, language, siteUrl }: HeadOf) {
  const address = (path: string) => new URL(path, siteUrl).href
  const { title, description } = pageTexts(page, site)
  const image = shareImage(page, site, language)
  const elements: (HeadElement | false)[] = [
    meta('name', 'description', description),
    page
      ? { tag: 'link', attributes: { rel: 'canonical', href: address(page.path) } }
      : meta('name', 'robots', 'noindex'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', site.companyName),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    page !== null && meta('property', 'og:url', address(page.path)),
    meta('property', 'og:locale', localeOf(language).replace('-', '_')),
    ...(image
      ? [
          meta('property', 'og:image', address(image.path)),
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

/** Returns the title and description of a page, or of the not-found page. */
export function pageTexts(page: Page | null, site: Site) {
  if (page) return { title: page.seo.title.value, description: page.seo.description.value }
  const { 'notFound.title': title, 'notFound.text': text } = site.messages
  return { title: `${title.value} | ${site.companyName}`, description: text.value }
}

function meta(kind: 'name' | 'property', name: string, content: string): HeadElement {
  return { tag: 'meta', attributes: { [kind]: name, content } }
}
