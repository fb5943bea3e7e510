import { type FilingRoute, filingRoutes } from './filingRoutes.ts'

/** A country, with the routes to a trademark there. */
export type CountryRoutes = { code: string; routes: readonly FilingRoute[] }

/** The fewest applications: the codes of the countries covered by each route, and of countries without a route. */
export type FilingPlan = {
  applications: number
  countries: Record<FilingRoute | 'none', string[]>
}

/** The routes that cover several countries with one application. */
const systems = filingRoutes.filter((route) => route !== 'national')

/** The sets of systems, smaller sets first. Among sets of equal size, those without Madrid come first. */
const systemSets = systems
  .reduce<FilingRoute[][]>((sets, system) => sets.concat(sets.map((set) => [...set, system])), [[]])
  .toSorted((a, b) => a.length - b.length)

/**
 * Plans the fewest applications for countries. Each system takes one application for all of its countries, each
 * national office one. Chooses the set of systems that leaves the fewest countries without a route, then the one with
 * the fewest applications, then the first.
 * @param options.madrid false if there is no mark in the home country, which Madrid requires
 */
export function planFilings(
  countries: readonly CountryRoutes[],
  { madrid = true } = {},
): FilingPlan {
  const [first = assign(countries, []), ...furtherPlans] = systemSets
    .filter((systems) => madrid || !systems.includes('madrid'))
    .map((systems) => assign(countries, systems))
  return furtherPlans.reduce((best, plan) => (isBetter(plan, best) ? plan : best), first)
}

function assign(
  chosenCountries: readonly CountryRoutes[],
  systems: readonly FilingRoute[],
): FilingPlan {
  const countries: FilingPlan['countries'] = {
    aripo: [],
    oapi: [],
    madrid: [],
    national: [],
    none: [],
  }
  for (const country of chosenCountries) {
    const route = [...systems, 'national' as const].find((route) => country.routes.includes(route))
    countries[route ?? 'none'].push(country.code)
  }
  const used = systems.filter((system) => countries[system].length > 0)
  return { applications: used.length + countries.national.length, countries }
}

function isBetter(plan: FilingPlan, best: FilingPlan): boolean {
  const unreached = plan.countries.none.length - best.countries.none.length
  return unreached < 0 || (unreached === 0 && plan.applications < best.applications)
}
