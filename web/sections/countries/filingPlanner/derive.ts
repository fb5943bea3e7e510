import { type Route, routes, routesIn } from '../../../../shared/content/filingRoutes.ts'
import { listsOf } from '../../../../shared/content/memberships.ts'
import type { Duration } from '../../../../shared/content/shapes/duration.ts'
import type { Text } from '../../../../shared/content/text.ts'
import { durationText } from '../../../../shared/content/timeText.ts'
import type { Language } from '../../../../shared/languages.ts'
import { type NamespaceKey, namespaceMessages } from '../../../i18n/messages.ts'
import { africanCountries, type Point } from '../../../maps/positions.ts'
import {
  type LocalizedSection,
  type LocalizedSectionOf,
  serviceOf,
} from '../../localizedSection.ts'

type Countries = LocalizedSectionOf<'countries'>
type Country = Countries['countries'][number]

/** A country that can be chosen, with its data for the plan. */
export type FilingCountry = {
  code: string
  name: Text
  routes: Route[]
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

type FilingRoute = {
  /** The path of the page about the country. */
  page?: string
  duration?: Duration & { text: string }
}

export type FilingPlannerContent = {
  /** For lists of names, and plurals. */
  language: Language
  countries: FilingCountry[]
  routes: Record<Route, FilingRoute>
  messages: Record<NamespaceKey<'planner'>, string>
  /** The Service of Interest of the page's links to the contact form. */
  service?: string
}

/**
 * The words that identify a route. A card or button is about the route whose words are in the address of its link,
 * because addresses are the same in every language and do not change with titles. Otherwise, its title or label is
 * searched.
 */
const words: Record<Route, RegExp> = {
  aripo: /\baripo\b/i,
  madrid: /\bmadrid\b/i,
  oapi: /\boapi\b/i,
  national: /\bna[ct]ion/i,
}

/**
 * Returns the content of the route planner: all countries of Africa with their routes, and for each route the page and
 * the usual duration, taken from the page's cards.
 */
export function deriveFilingPlanner(
  planned: Country[],
  covered: readonly Country[],
  sections: readonly LocalizedSection[],
  language: Language,
): FilingPlannerContent {
  const cards = sections.flatMap((section) => (section._type === 'cards' ? section.items : []))
  const actions = sections.flatMap((section) =>
    'actions' in section && section.actions ? section.actions : [],
  )
  const service = serviceOf(sections)
  const timed = cards.filter(({ duration }) => duration)
  const routeOf = (route: Route): FilingRoute => {
    const card =
      timed.find(({ link }) => leadsTo(route, link)) ??
      timed.find(({ title, link }) => words[route].test(title.value) && !leadsToAny(link))
    const link =
      card?.link?.kind === 'page'
        ? card.link
        : (actions.find((action) => leadsTo(route, action)) ??
          actions.find(
            (action) =>
              action.kind === 'page' &&
              words[route].test(action.label.value) &&
              !leadsToAny(action),
          ))
    return {
      ...(link?.kind === 'page' && { page: link.page }),
      ...(card?.duration && {
        duration: { ...card.duration, text: durationText(card.duration, language) },
      }),
    }
  }
  return {
    language,
    countries: planned.map((country) => filingCountry(country, covered)),
    routes: {
      aripo: routeOf('aripo'),
      oapi: routeOf('oapi'),
      madrid: routeOf('madrid'),
      national: routeOf('national'),
    },
    messages: namespaceMessages('planner', language),
    ...(service && { service }),
  }
}

type Link = NonNullable<LocalizedSectionOf<'cards'>['items'][number]['link']>

const leadsTo = (route: Route, link: Link | undefined) =>
  link?.kind === 'page' && words[route].test(link.page)

const leadsToAny = (link: Link | undefined) => routes.some((route) => leadsTo(route, link))

function filingCountry(country: Country, covered: readonly Country[]): FilingCountry {
  const { isoCode, name } = country
  const own = listsOf(country.memberships)
  const positions = africanCountries[isoCode]
  const aripo = own.includes('aripoOutsideBanjul')
    ? 'outside'
    : own.includes('banjulSuspended')
      ? 'suspended'
      : own.includes('banjulUnsettled') && 'unsettled'
  return {
    code: isoCode,
    name,
    routes: routesIn(own),
    at: positions?.codeAt ?? positions?.point ?? [0, 0],
    isCovered: covered.some((other) => other.isoCode === isoCode),
    isOwn: own.includes('operations'),
    ...(aripo && { aripo }),
  }
}
