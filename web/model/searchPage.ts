import { searchPath } from '../../shared/content/paths.ts'
import type { Text } from '../../shared/content/text.ts'
import { localeOf } from '../../shared/languages.ts'
import type { Page, Site } from './types.ts'

/** A page in the search index. The first part, with an empty anchor, is the page itself; then its sections. */
export type IndexedPage = InEnglish & { path: string; title: string; parts: IndexedPart[] }

/** The text has a line for each paragraph; long paragraphs are cut. */
export type IndexedPart = InEnglish & { anchor: string; heading: string; text: string }

/** `lang` is set if English replaces a missing translation of a title or of all texts of a part. */
type InEnglish = { lang?: Text['lang'] | undefined }

/**
 * Returns the search page in the language of `site`. Without scripts it lists all pages.
 * @param index the URL path of the search index's module, or null
 */
export function searchPage(site: Site, pages: readonly Page[], index: string | null): Page {
  const { 'search.title': title, 'search.text': text } = site.messages
  const { compare } = new Intl.Collator(localeOf(site.language))
  return {
    _id: 'search',
    _type: 'page',
    path: searchPath,
    title,
    seo: {
      title: { ...title, value: `${title.value} | ${site.companyName}` },
      description: text,
      hidden: true,
    },
    hero: { heading: title, text },
    sections: [],
    search: {
      pages: pages
        .filter(({ seo }) => !seo.hidden)
        .map(({ path, title }) => ({ path, title }))
        .sort((one, other) => compare(one.title.value, other.title.value)),
      index,
    },
  }
}
