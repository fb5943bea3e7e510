import { searchPath } from '../../shared/content/paths.ts'
import type { Text } from '../../shared/content/text.ts'
import { localeOf } from '../../shared/languages.ts'
import type { Page, Site } from './types.ts'

/** A page in the search index: first itself, with an empty anchor, then its sections. */
export type IndexedPage = InEnglish & { path: string; title: string; parts: IndexedPart[] }

/** A part's text has a line for each paragraph: of a long one its beginning. */
export type IndexedPart = InEnglish & { anchor: string; heading: string; text: string }

/** `lang` is set where English replaces a title, or all texts of a part. */
type InEnglish = { lang?: Text['lang'] | undefined }

/**
 * Returns the page on which visitors search the others, in the language of `site`. Without scripts it
 * is the list of all pages.
 * @param index the URL path of the search index's module; null if there is none
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
