import { sectionIds } from '../../shared/content/anchors.ts'
import { localize } from '../../shared/content/localize.ts'
import { enquiryName, searchTitle } from '../../shared/content/pageTitles.ts'
import type { Language } from '../../shared/languages.ts'
import { messagesIn } from '../i18n/messages.ts'
import { countriesIn, heroMapIn } from './countries.ts'
import { drawingsOf } from './drawings.ts'
import { durationOf, timeTextOf } from './facts.ts'
import { longestNumber } from './figures.ts'
import { comparisonOf, scheduleOf } from './schedule.ts'
import type {
  AnchoredSection,
  Page,
  Section,
  Site,
  StoredPage,
  StoredSection,
  StoredSite,
} from './types.ts'

/** Returns a valid page in one language, as components render it, with its maps. */
export function localizePage(stored: StoredPage, language: Language): Page {
  const page = localize({ ...stored, sections: withAnchors(stored.sections) }, language)
  const services = stored.sections.flatMap((section) =>
    section._type === 'contactForm' ? section.services : [],
  )
  const options = new Map(services.map((service) => [service._id, enquiryName(service).en]))
  const { map, ...hero } = page.hero
  const longest = longestNumber(
    page.sections.flatMap((section) => (section._type === 'stats' ? section.items : [])),
  )
  const sections = page.sections.map((section): Section => {
    if (section._type === 'countries') return countriesIn(section, language)
    if (section._type === 'stats') return { ...section, longest }
    if (section._type === 'steps') {
      const items = section.items.map((item) => ({ ...item, time: timeTextOf(item, language) }))
      return { ...section, items, schedule: scheduleOf(section.items) }
    }
    if (section._type === 'cards') {
      const items = section.items.map((item) => ({
        ...item,
        duration: durationOf(item, language),
      }))
      return { ...section, items, comparison: comparisonOf(section.items) }
    }
    if (section._type !== 'contactForm') return section
    const services = section.services.map((service) => ({
      option: options.get(service._id) ?? '',
      name: enquiryName(service),
    }))
    return { ...section, services }
  })
  const drawings = map || hero.image ? [] : drawingsOf(sections, stored.sections)
  return {
    ...page,
    seo: { ...page.seo, title: searchTitle(page) },
    hero: {
      ...hero,
      ...(map && { map: heroMapIn(map, language) }),
      ...(drawings.length > 0 && { drawings }),
    },
    sections,
  }
}

/** FAQ categories have headings and anchors of their own. */
function withAnchors(sections: StoredSection[]): AnchoredSection[] {
  const anchors = new Map(sectionIds(sections).map(({ section, id }) => [section, id]))
  return sections.map((section) =>
    section._type === 'faqs' ? section : { ...section, anchor: anchors.get(section) ?? '' },
  )
}

/** Returns what all pages share in one language, with the interface's messages. */
export function localizeSite(stored: StoredSite, language: Language): Site {
  const { words: edited, ...shared } = stored
  return { ...localize(shared, language), language, messages: messagesIn(language, edited) }
}
