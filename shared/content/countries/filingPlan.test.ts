import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type CountryRoutes, planFilings } from './filingPlan.ts'
import { type FilingRoute, filingRoutesOf } from './filingRoutes.ts'
import { groupsOf } from './memberships.ts'

const folder = 'studio/demo/countries'
const all = readdirSync(folder).map((file): CountryRoutes => {
  const { isoCode, memberships } = JSON.parse(readFileSync(join(folder, file), 'utf8'))
  return { code: isoCode, routes: filingRoutesOf(groupsOf(memberships)) }
})

function routesOf(code: string): CountryRoutes {
  const match = all.find((country) => country.code === code)
  if (!match) throw new Error(`${code} is not in ${folder}`)
  return match
}

/** Returns a plan as text, such as `2 aripo:BW madrid:GH,KE`. */
function planOf(codes: string, options?: { madrid: boolean }): string {
  const { applications, countries } = planFilings(codes.split(' ').map(routesOf), options)
  const parts = Object.entries(countries).filter(([, taken]) => taken.length > 0)
  return [applications, ...parts.map(([route, taken]) => `${route}:${taken}`)].join(' ')
}

test.each([
  ['GH', '1 national:GH'],
  ['UG', '1 national:UG'],
  ['SN', '1 oapi:SN'],
  ['MU', '1 national:MU'],
  ['AO', '1 national:AO'],
  ['ER', '0 none:ER'],
  ['TZ', '1 national:TZ'],
  ['GH NG SN', '2 madrid:GH,SN national:NG'],
  ['GH KE NG SN TZ', '3 madrid:GH,KE,SN national:NG,TZ'],
  ['BW UG ZW', '1 aripo:BW,UG,ZW'],
  ['UG ZW GH KE', '2 madrid:ZW,GH,KE national:UG'],
  ['SN CI ER', '1 oapi:SN,CI none:ER'],
])('for %s the plan is %s', (codes, plan) => {
  expect(planOf(codes)).toBe(plan)
})

test('without a mark at home, Madrid takes nothing', () => {
  expect(planOf('GH KE NG SN TZ', { madrid: false })).toBe('5 oapi:SN national:GH,KE,NG,TZ')
  expect(planOf('MU', { madrid: false })).toBe('1 national:MU')
})

test('all 55 take thirteen applications for 52, and three have no office in our sources', () => {
  const { applications, countries } = planFilings(all)
  expect(all).toHaveLength(55)
  expect([applications, countries.none.toSorted()]).toEqual([13, ['EH', 'ER', 'SS']])
  expect(countries.national).toHaveLength(12)
})

/** The fewest applications found by trying every route of every country. */
function exhaustive(countries: CountryRoutes[]): { none: number; applications: number } {
  const options: (readonly (FilingRoute | undefined)[])[] = countries.map(({ routes }) =>
    routes.length > 0 ? routes : [undefined],
  )
  const combine = ([head, ...rest]: typeof options): (FilingRoute | undefined)[][] =>
    head ? head.flatMap((route) => combine(rest).map((tail) => [route, ...tail])) : [[]]
  const counts = combine(options).map((chosen) => ({
    none: chosen.filter((route) => !route).length,
    applications:
      new Set(chosen.filter((route) => route && route !== 'national')).size +
      chosen.filter((route) => route === 'national').length,
  }))
  return counts.reduce((a, b) => (b.applications < a.applications ? b : a))
}

test('each country, and each pair of countries, takes the fewest applications there are', () => {
  for (const one of all)
    for (const other of all) {
      const pair = one === other ? [one] : [one, other]
      const { applications, countries } = planFilings(pair)
      expect(
        { applications, none: countries.none.length },
        pair.map(({ code }) => code).join(),
      ).toEqual(exhaustive(pair))
    }
})

test('each chosen country stands in one place of the plan', () => {
  const { countries } = planFilings(all)
  expect(Object.values(countries).flat().toSorted()).toEqual(all.map(({ code }) => code).toSorted())
})
