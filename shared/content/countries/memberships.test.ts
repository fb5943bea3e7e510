import { expect, test } from 'vitest'
import { groupsOf, sinceIn, storedMemberships } from './memberships.ts'

const rows = (...types: string[]) => types.map((_type) => ({ _type }))

test('a membership that has ended puts a country in no group', () => {
  expect(groupsOf([{ _type: 'waho' }, { _type: 'madrid', until: '2026-12' }])).toEqual(['waho'])
})

test('who leaves ARIPO leaves its Protocol on trademarks too', () => {
  const left = [{ _type: 'aripo', until: '2027' }, { _type: 'banjul' }, { _type: 'banjulLaw' }]
  expect(groupsOf(rows('aripo', 'banjul'))).toEqual([
    'aripo',
    'banjul',
    'aripoMembers',
    'banjulDesignable',
    'banjulUnsettled',
  ])
  expect(groupsOf(left)).toEqual([])
})

test('a party whose designation is suspended cannot be designated', () => {
  const groups = groupsOf(rows('aripo', 'banjul', 'banjulSuspended'))
  expect(groups).toContain('banjul')
  expect(groups).not.toContain('banjulDesignable')
})

test('who has deposited a ratification has ratified', () => {
  expect(groupsOf(rows('amaDeposited'))).toEqual(['amaRatified', 'amaDeposited'])
  expect(groupsOf(rows('amaRatified'))).toEqual(['amaRatified', 'amaUndeposited'])
})

test('who has approved a ratification has not ratified', () => {
  expect(groupsOf(rows('amaApproved'))).toEqual(['amaApproved', 'amaUnratified'])
  expect(groupsOf(rows('amaApproved', 'amaRatified'))).not.toContain('amaUnratified')
})

test('the date of a membership is that of the one that lasts', () => {
  const stored = [
    { _type: 'aripo' },
    { _type: 'banjul', since: '1999', until: '2010' },
    { _type: 'banjul', since: '2020-03' },
  ]
  expect(sinceIn('banjul', stored)).toBe('2020-03')
  expect(sinceIn('banjulDesignable', stored)).toBe('2020-03')
  expect(sinceIn('aripo', stored)).toBeUndefined()
})

test('a member that our list does not name has the date of its own membership', () => {
  const stored = [
    { _type: 'operations', since: '2012' },
    { _type: 'madridUnlisted', since: '2023-05' },
  ]
  expect(sinceIn('madridMembers', stored)).toBe('2023-05')
  expect(sinceIn('aripoMembers', [{ _type: 'aripoUnlisted', since: '1981' }])).toBe('1981')
  expect(sinceIn('oapiOperations', [{ _type: 'oapi' }, ...stored])).toBeUndefined()
})

test('stored values that are no memberships are left out', () => {
  expect(storedMemberships([{ _type: 'oapi', since: '1982', _key: 'a' }, 'waho', 7, null])).toEqual(
    [{ _type: 'oapi', since: '1982' }],
  )
  expect(groupsOf(null)).toEqual([])
})
