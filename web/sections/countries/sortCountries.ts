import type { z } from 'zod'
import type { InOneLanguage } from '../../../shared/content/localize.ts'
import type { Language } from '../../../shared/languages.ts'
import type { countries } from './shape.ts'

type Countries = InOneLanguage<z.output<typeof countries>>

/** Sorts the countries by the language's alphabet; the article of “The Gambia” does not count. */
export function sortCountries(section: Countries, language: Language): Countries {
  const { compare } = new Intl.Collator(language)
  const sortable = ({ name }: Countries['countries'][number]) => name.value.replace(/^The /, '')
  return {
    ...section,
    countries: section.countries.toSorted((a, b) => compare(sortable(a), sortable(b))),
  }
}
