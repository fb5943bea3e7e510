import type { Language } from '../../shared/languages.ts'
import type { Page } from '../../web/model/types.ts'

/** Puts each list of countries into the alphabet of the language; an article does not count. */
export function sortCountries(page: Page, language: Language): Page {
  const { compare } = new Intl.Collator(language)
  const sortable = (name: string) => name.replace(/^The /, '')
  return {
    ...page,
    sections: page.sections.map((section) =>
      section._type === 'countries'
        ? {
            ...section,
            countries: section.countries.toSorted((a, b) =>
              compare(sortable(a.name.value), sortable(b.name.value)),
            ),
          }
        : section,
    ),
  }
}
