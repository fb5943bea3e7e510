import {
  type FilingRoute,
  filingRoutesOf,
} from '../../../../shared/content/countries/filingRoutes.ts'
import { groupsOf } from '../../../../shared/content/countries/memberships.ts'
import type { Text } from '../../../../shared/content/languages/inLanguage.ts'
import type { Duration } from '../../../../shared/content/shapes/duration.ts'
import type { Language } from '../../../../shared/languages.ts'
import { formatDuration } from '../../../../shared/text/formatTime.ts'
import { type NamespaceKey, namespaceMessages } from '../../../i18n/messages.ts'
import { africanCountries, type Point } from '../../../maps/positions.ts'
import {
  type SectionInLanguage,
  type SectionInLanguageOf,
  serviceOf,
} from '../../sectionInLanguage.ts'

type Countries = SectionInLanguageOf<'countries'>
type Country = Countries['countries'][number]

/** A country that can be chosen, with its data for the plan. */
export type FilingCountry = {
  code: string
  name: Text
  routes: FilingRoute[]
  /** The point of its code on the map. */
  at: Point
  /** True for countries of the section's own list. */
  isCovered: boolean
  /** True for countries in which the company operates. */
  isOwn: boolean
  /**
   * The reason why a member of ARIPO cannot be designated, or `unsettled` if its law may give an ARIPO mark no effect.
   */
  aripo?: 'outside' | 'suspended' | 'unsettled'
}

type FilingRouteDetails = {
  /** The path of the page about the route. */
  page?: string
  duration?: Duration & { text: string }
}

export type FilingPlannerContent = {
  /** For lists of names, and plurals. */
  language: Language
  countries: FilingCountry[]
  routes: Record<FilingRoute, FilingRouteDetails>
  messages: Record<NamespaceKey<'filingPlanner'>, string>
  /** The Service of Interest of the page's links to the contact form. */
  service?: string
}

/**
 * Returns the content of the filing planner: all countries of Africa with their routes, and for each route its page and
 * the duration of the page's card about it.
 */
export function deriveFilingPlanner(
  plannerCountries: Country[],
  { countries: covered, routePages = {} }: Pick<Countries, 'countries' | 'routePages'>,
  sections: readonly SectionInLanguage[],
  language: Language,
): FilingPlannerContent {
  const cards = sections.flatMap((section) => (section._type === 'cards' ? section.items : []))
  const service = serviceOf(sections)
  const routeOf = (route: FilingRoute): FilingRouteDetails => {
    const page = routePages[route]
    const duration = cards.find((card) => card.route === route)?.duration
    return {
      ...(page && { page }),
      ...(duration && { duration: { ...duration, text: formatDuration(duration, language) } }),
    }
  }
  return {
    language,
    countries: plannerCountries.map((country) => filingCountry(country, covered)),
    routes: {
      aripo: routeOf('aripo'),
      oapi: routeOf('oapi'),
      madrid: routeOf('madrid'),
      national: routeOf('national'),
    },
    messages: namespaceMessages('filingPlanner', language),
    ...(service && { service }),
  }
}

function filingCountry(country: Country, covered: readonly Country[]): FilingCountry {
  const { isoCode, name } = country
  const groups = groupsOf(country.memberships)
  const positions = africanCountries[isoCode]
  const aripo = groups.includes('aripoOutsideBanjul')
    ? 'outside'
    : groups.includes('banjulSuspended')
      ? 'suspended'
      : groups.includes('banjulUnsettled') && 'unsettled'
  return {
    code: isoCode,
    name,
    routes: filingRoutesOf(groups),
    at: positions?.codeAt ?? positions?.point ?? [0, 0],
    isCovered: covered.some((each) => each.isoCode === isoCode),
    isOwn: groups.includes('operations'),
    ...(aripo && { aripo }),
  }
}
