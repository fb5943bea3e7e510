import { newsPath, searchPath } from '../../../shared/content/addresses/paths.ts'
import { localeOf } from '../../../shared/languages.ts'
import type { Page, PageOf, Site } from '../types.ts'

/**
 * Returns the search page in the language of `site`. It lists all pages except news, because there may be thousands of
 * articles. The search opens over it.
 */
export function searchPage(site: Site, pages: readonly Page[]): PageOf<'search'> {
  const { 'search.title': title, 'search.text': text } = site.messages
  const { compare } = new Intl.Collator(localeOf(site.language))
  return {
    _id: 'search',
    _type: 'search',
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
          ({ _type, seo, path }) =>
            !seo.hidden && _type !== 'newsArticle' && (_type !== 'newsPage' || path === newsPath),
        )
        .map(({ path, title }) => ({ path, title }))
        .sort((a, b) => compare(a.title.value, b.title.value)),
    },
  }
}
