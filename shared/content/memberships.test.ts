import { expect, test } from 'vitest'
import {
  countMemberships,
  filledLength,
  fillPlaceholders,
  unknownPlaceholders,
} from './memberships.ts'

const counts = countMemberships([
  { memberships: ['operations', 'ecowas'] },
  { memberships: ['operations'] },
  { memberships: null },
])

test('a placeholder is filled with the number of countries that have the membership', () => {
  const text = 'In {countries.operations} countries; {countries.madrid} in Madrid'
  expect(fillPlaceholders(text, counts)).toBe('In 2 countries; 0 in Madrid')
})

test('a placeholder of an unknown membership stays unchanged', () => {
  const text = '{countries.nato} of {countries.operations}'
  expect(unknownPlaceholders(text)).toEqual(['{countries.nato}'])
  expect(fillPlaceholders(text, counts)).toBe('{countries.nato} of 2')
})

test('the length of a text is what is drawn of it', () => {
  expect(filledLength('{countries.operations} anti\u00admalarials\u200b')).toBe(16)
})
