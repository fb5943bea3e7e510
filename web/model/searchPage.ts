import { newsPath, searchPath } from '../../shared/content/paths.ts'
import { localeOf } from '../../shared/languages.ts'
import type { Page, Site } from './types.ts'

/**
 * Returns the search page in the language of `site`. It lists all pages except news, because there may be thousands of
 * articles. The search opens over it.
 */
export function searchPage(site: Site, pages: readonly Page[]): Page {
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
        .filter(
          ({ seo, news, newsList, path }) =>
            !seo.hidden && !news && (!newsList || path === newsPath),
        )
        .map(({ path, title }) => ({ path, title }))
        .sort((a, b) => compare(a.title.value, b.title.value)),
    },
  }
}
