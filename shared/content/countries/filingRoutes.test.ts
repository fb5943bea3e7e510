import { expect, test } from 'vitest'
import { type FilingRoute, filingRoutes, filingRoutesIn, filingRoutesOf } from './filingRoutes.ts'
import { groupsOf, type Membership } from './memberships.ts'

test.each<[state: string, memberships: Membership[], expected: FilingRoute[]]>([
  ['a party to the Banjul Protocol', ['aripo', 'banjul'], ['aripo']],
  ['a member of ARIPO outside the Protocol', ['aripo', 'trademark'], ['national']],
  [
    'a party whose designation is suspended',
    ['aripo', 'banjul', 'banjulSuspended', 'trademark'],
    ['national'],
  ],
  ['a member of the Madrid system', ['madrid', 'trademark'], ['madrid', 'national']],
  ['a member that our list does not name', ['madridUnlisted'], ['madrid']],
  ['a country with an office that our list does not name', ['trademarkUnlisted'], ['national']],
  ['a state of OAPI, which the Madrid system reaches', ['oapi'], ['oapi', 'madrid']],
  ['a state of OAPI that we cover', ['oapi', 'trademark'], ['oapi', 'madrid']],
  ['a country in none of our groups', ['africanUnion', 'operations'], []],
])('the routes to a trademark in %s', (_state, memberships, match) => {
  expect(filingRoutesOf(groupsOf(memberships.map((_type) => ({ _type }))))).toEqual(match)
})

test('OAPI is first in French, which most of its states speak', () => {
  expect(filingRoutesIn('fr')[0]).toBe('oapi')
  expect(filingRoutesIn('pt')[0]).toBe('aripo')
  expect([...filingRoutesIn('fr')].sort()).toEqual([...filingRoutes].sort())
})
