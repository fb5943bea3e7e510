import { type CountryList, listsOf } from './memberships.ts'

/** The ways to protect a name in a country. */
export const trademarkRoutes = ['aripo', 'oapi', 'madrid', 'national'] as const

export type TrademarkRoute = (typeof trademarkRoutes)[number]

/**
 * Returns the ways to protect a name in a country, as far as its memberships tell.
 * @param memberships the country's field
 */
export function routesIn(memberships: unknown): TrademarkRoute[] {
  const lists = new Set<CountryList>(listsOf(memberships))
  const exists: Record<TrademarkRoute, boolean> = {
    // A mark cannot designate a state whose designation is suspended.
    aripo: lists.has('banjulDesignable'),
    oapi: lists.has('oapi'),
    // OAPI can be designated under the Madrid Protocol, for all its states.
    madrid: lists.has('madridMembers') || lists.has('oapi'),
    // States of OAPI keep no national register.
    national: lists.has('trademark') && !lists.has('oapi'),
  }
  return trademarkRoutes.filter((route) => exists[route])
}
