import { localize } from '../../shared/content/localize.ts'
import type { Language } from '../../shared/languages.ts'
import { messagesIn } from '../i18n/messages.ts'
import { sortCountries } from '../sections/countries/sortCountries.ts'
import type { Page, Site, StoredPage, StoredSite } from './types.ts'

/** Returns a checked page as the components render it in one language. */
export function pageIn(stored: StoredPage, language: Language): Page {
  const page = localize(stored, language)
  return {
    ...page,
    sections: page.sections.map((section) =>
      section._type === 'countries' ? sortCountries(section, language) : section,
    ),
  }
}

/** Returns what all pages share in one language, with the interface's words. */
export function siteIn(stored: StoredSite, language: Language): Site {
  return { ...localize(stored, language), messages: messagesIn(language) }
}
