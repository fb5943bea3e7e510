import { anchorsBeside, enquiryName, searchTitle } from '../../shared/content/fallbacks.ts'
import { localize } from '../../shared/content/localize.ts'
import type { Language } from '../../shared/languages.ts'
import type { EditedWords } from '../i18n/editableWords.ts'
import { formWordsIn } from '../i18n/formWords.ts'
import { messagesIn } from '../i18n/messages.ts'
import { countriesIn, heroMapIn } from './countries.ts'
import { inWords, populationShares } from './facts.ts'
import { navigationOf } from './navigation.ts'
import { comparisonOf, scheduleOf } from './schedule.ts'
import type {
  AnchoredSection,
  ComputedSection,
  Page,
  Site,
  StoredPage,
  StoredSection,
  StoredSite,
} from './types.ts'

/**
 * Returns a checked page as the components render it in one language, with its maps drawn.
 * @param edited the words of the form that editors have changed
 */
export function pageIn(stored: StoredPage, language: Language, edited?: EditedWords): Page {
  const sections = withAnchors(stored.sections).map(withComputed)
  const page = localize({ ...stored, sections }, language)
  const { map, ...hero } = page.hero
  return {
    ...page,
    seo: { ...page.seo, title: searchTitle(page) },
    hero: { ...hero, ...(map && { map: heroMapIn(map, language) }) },
    sections: page.sections.map((section) => {
      if (section._type === 'countries') return countriesIn(section, language)
      if (section._type !== 'contactForm') return section
      const { options, services, ...form } = section
      const offers = services.map((service) => ({
        option: options[service._id] ?? '',
        name: enquiryName(service),
      }))
      return { ...form, services: offers, words: formWordsIn(language, edited) }
    }),
  }
}

/** FAQ categories have headings and anchors of their own. */
function withAnchors(sections: StoredSection[]): AnchoredSection[] {
  const stored = sections.flatMap((section) =>
    section._type === 'faqs' ? section.categories.map(({ slug }) => slug) : (section.anchor ?? []),
  )
  const anchorOf = anchorsBeside(stored)
  return sections.map((section) =>
    section._type === 'faqs' ? section : { ...section, anchor: anchorOf(section) },
  )
}

/** Puts times and populations into words, and adds what is computed of them for charts. */
function withComputed(section: AnchoredSection): ComputedSection {
  if (section._type === 'steps')
    return {
      ...section,
      items: section.items.map(({ time, ...item }) => ({
        ...item,
        ...(time && { time: { text: inWords.time(time) } }),
      })),
      schedule: scheduleOf(section.items),
    }
  if (section._type === 'cards')
    return {
      ...section,
      items: section.items.map(({ duration, ...item }) => ({
        ...item,
        ...(duration && { duration: inWords.duration(duration) }),
      })),
      comparison: comparisonOf(section.items),
    }
  if (section._type === 'countries')
    return {
      ...section,
      countries: section.countries.map(({ population, ...country }) => ({
        ...country,
        ...(population !== undefined && { population: inWords.population(population) }),
      })),
      shares: populationShares(section.countries),
    }
  if (section._type === 'contactForm') return { ...section, options: optionsOf(section.services) }
  return section
}

function optionsOf(services: Extract<StoredSection, { _type: 'contactForm' }>['services']) {
  return Object.fromEntries(services.map((service) => [service._id, enquiryName(service).en]))
}

/** Returns what all pages share in one language, with the interface's words. */
export function siteIn(stored: StoredSite, language: Language): Site {
  const { words, ...localized } = stored
  const { navigation, footerServices, footerBodies, ...site } = localize(localized, language)
  return {
    ...site,
    language,
    messages: messagesIn(language, words),
    navigation: navigationOf({ navigation, footerServices, footerBodies }),
  }
}
