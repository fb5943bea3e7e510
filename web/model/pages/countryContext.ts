import type { Text } from '../../../shared/content/languages/inLanguage.ts'
import type { ContentInLanguage } from '../../../shared/content/languages/localize.ts'
import type { Language } from '../../../shared/languages.ts'
import { fillText } from '../../i18n/fillText.ts'
import { messageIn, type NamespaceKey } from '../../i18n/messages.ts'
import type { Page, SectionOf, ServiceCard, Site, ValidSite } from '../types.ts'

export type Country = ContentInLanguage<ValidSite['operatedCountries'][number]>

/** A country, with all content from which its page is made. */
export type CountryContext = {
  country: Country
  /** The countries with a page, in the order of the alphabet. */
  countries: Country[]
  site: Site
  pageIndex: PageIndex
}

export type PageIndex = ReturnType<typeof indexPages>

/** The filing planner, with the path of its page. */
type FilingPlanner = { path: string; content: NonNullable<SectionOf<'countries'>['filingPlanner']> }

/** The section whose cards say where to report a suspect medicine in a country. */
type Reports = { section: SectionOf<'cards'>; to: string }

/** The section in which medicines are listed. */
type Medicines = { page: Page; section: SectionOf<'medicines'> }

/** Searches each page once, for all countries. */
export function indexPages(pages: readonly Page[]) {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  /** The section or the hero's map in which a service page lists the countries with a membership, by membership. */
  const byMembership = new Map<string, { page: Page; to: string }>()
  const cards = new Map<string, ServiceCard>()
  let filingPlanner: FilingPlanner | undefined
  let reports: Reports | undefined
  let medicines: Medicines | undefined
  for (const page of pages) {
    const { path, sections, hero } = page
    const add = (membership: string, to: string) => {
      if (page._type === 'servicePage' && !byMembership.has(membership))
        byMembership.set(membership, { page, to })
    }
    for (const section of sections) {
      if (section._type === 'countries') {
        add(section.membership, `${path}#${section.anchor}`)
        if (section.filingPlanner) filingPlanner ??= { path, content: section.filingPlanner }
      } else if (section._type === 'serviceList') {
        for (const card of section.services) if (!cards.has(card.path)) cards.set(card.path, card)
      } else if (section._type === 'medicines') {
        medicines ??= { page, section }
      } else if (section._type === 'cards') {
        if (section.items.some(({ reportingCountry }) => reportingCountry))
          reports ??= { section, to: `${path}#${section.anchor}` }
      }
    }
    if (hero.map) add(hero.map.membership, path)
  }
  return { byPath, byMembership, cards, filingPlanner, reports, medicines }
}

export function countryMessages(language: Language) {
  return (
    key: NamespaceKey<'country'>,
    values: Record<string, string | number | undefined> = {},
  ): Text => fillText(messageIn(language, key), values)
}
