import { localize } from '../../shared/content/localize.ts'
import type { Language } from '../../shared/languages.ts'
import { messagesIn } from '../i18n/messages.ts'
import { countriesIn, heroMapIn } from './countries.ts'
import { sharesOf } from './population.ts'
import { comparisonOf, scheduleOf } from './schedule.ts'
import type { ComputedSection, Page, Site, StoredPage, StoredSection, StoredSite } from './types.ts'

/** Returns a checked page as the components render it in one language, with its maps drawn. */
export function pageIn(stored: StoredPage, language: Language): Page {
  const page = localize({ ...stored, sections: stored.sections.map(withComputed) }, language)
  const { map, ...hero } = page.hero
  return {
    ...page,
    hero: { ...hero, ...(map && { map: heroMapIn(map, language) }) },
    sections: page.sections.map((section) =>
      section._type === 'countries' ? countriesIn(section, language) : section,
    ),
  }
}

/** Adds what is computed of a section: times and populations are read from their English. */
function withComputed(section: StoredSection): ComputedSection {
  if (section._type === 'steps') return { ...section, schedule: scheduleOf(section.items) }
  if (section._type === 'cards') return { ...section, comparison: comparisonOf(section.items) }
  if (section._type === 'countries') return { ...section, shares: sharesOf(section.countries) }
  return section
}

/** Returns what all pages share in one language, with the interface's words. */
export function siteIn(stored: StoredSite, language: Language): Site {
  return { ...localize(stored, language), language, messages: messagesIn(language) }
}
