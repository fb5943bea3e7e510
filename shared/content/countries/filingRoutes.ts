import type { Language } from '../../languages.ts'
import type { CountryGroup } from './memberships.ts'

/** The routes to a trademark in a country, in the order in which they are shown. */
export const filingRoutes = ['aripo', 'oapi', 'madrid', 'national'] as const

export type FilingRoute = (typeof filingRoutes)[number]

/** Returns all routes. The first is the route that covers most countries in which the language is spoken. */
export function filingRoutesIn(language: Language): readonly FilingRoute[] {
  return language === 'fr' ? ['oapi', 'aripo', 'madrid', 'national'] : filingRoutes
}

/**
 * Returns the routes to a trademark in a country, from the country's groups (`groupsOf`).
 *
 * States of OAPI have no national register: a title of OAPI takes its place in each of them (Bangui Agreement). Under
 * the Madrid Protocol, they are reached by designating OAPI.
 */
export function filingRoutesOf(groups: readonly CountryGroup[]): FilingRoute[] {
  const isInOapi = groups.includes('oapi')
  const exists: Record<FilingRoute, boolean> = {
    // ARIPO accepts no designation of a suspended state.
    aripo: groups.includes('banjulDesignable'),
    oapi: isInOapi,
    madrid: groups.includes('madridMembers') || isInOapi,
    national: (groups.includes('trademark') || groups.includes('trademarkUnlisted')) && !isInOapi,
  }
  return filingRoutes.filter((route) => exists[route])
}
