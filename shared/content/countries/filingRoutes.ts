import type { CountryGroup } from './memberships.ts'

/** The ways to protect a name in a country, in the order in which they are shown. */
export const routes = ['aripo', 'oapi', 'madrid', 'national'] as const

export type Route = (typeof routes)[number]

/**
 * Returns the ways to protect a name in a country, from the country's groups (`groupsOf`).
 *
 * States of OAPI have no national register: a title of OAPI takes its place in each of them (Bangui Agreement). Under
 * the Madrid Protocol, they are reached by designating OAPI.
 */
export function routesIn(lists: readonly CountryGroup[]): Route[] {
  const isInOapi = lists.includes('oapi')
  const exists: Record<Route, boolean> = {
    // ARIPO accepts no designation of a suspended state.
    aripo: lists.includes('banjulDesignable'),
    oapi: isInOapi,
    madrid: lists.includes('madridMembers') || isInOapi,
    national: lists.includes('trademark') && !isInOapi,
  }
  return routes.filter((route) => exists[route])
}
