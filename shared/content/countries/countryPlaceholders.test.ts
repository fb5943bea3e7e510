import { expect, test, vi } from 'vitest'
import {
  countriesByGroup,
  filledLength,
  fillNames,
  fillPlaceholders,
  unknownPlaceholders,
} from './countryPlaceholders.ts'

const groups = countriesByGroup([
  {
    isoCode: 'GH',
    name: { en: 'Ghana', pt: 'Gana' },
    memberships: [{ _type: 'operations' }, { _type: 'madrid' }],
  },
  {
    isoCode: 'GM',
    name: { en: 'The Gambia', fr: 'Gambie', pt: 'Gâmbia' },
    memberships: [{ _type: 'operations' }, { _type: 'madrid', since: '2015-12-18' }],
  },
  { isoCode: 'XX', memberships: null },
])

test('a placeholder is filled with the number of countries in the group', () => {
  const text = 'In {countries.operations} countries; {countries.oapi} in OAPI'
  expect(fillPlaceholders(text, groups, 'en')).toBe('In 2 countries; 0 in OAPI')
})

test('a placeholder is filled with the names of the countries, in the language and its alphabet', () => {
  expect(fillPlaceholders('In {names.operations}.', groups, 'en')).toBe('In The Gambia and Ghana.')
  expect(fillPlaceholders('{names.madrid}', groups, 'pt')).toBe('Gâmbia e Gana')
})

test('a sentence that would name the countries of an empty group is left out', () => {
  const text = 'One application. Suspended at present: {names.banjulSuspended}. Ask us.'
  expect(fillPlaceholders(text, groups, 'en')).toBe('One application. Ask us.')
  const beforeLink = 'One. Waiting: {names.banjulSuspended}. See '
  expect(fillPlaceholders(beforeLink, groups, 'en')).toBe('One. See ')
})

test('a point of names becomes one for each country, with the date that is known', () => {
  expect(fillNames('{names.madrid}', groups, 'en')).toEqual([
    'The Gambia (18\u00a0December 2015)',
    'Ghana',
  ])
  expect(fillNames('{names.madrid.GM}', groups, 'pt')).toEqual([
    'Gâmbia (18\u00a0de\u00a0dezembro de\u00a02015)',
  ])
  expect(fillNames('{names.oapi.GM}', groups, 'en')).toEqual([])
  expect(fillNames('All {countries.madrid}', groups, 'en')).toBeUndefined()
})

test('the date of a membership is looked up once, however many texts name its country', () => {
  const read = vi.fn(() => [{ _type: 'madrid', since: '2015-12-18' }])
  const country = {
    isoCode: 'GM',
    name: { en: 'The Gambia' },
    get memberships() {
      return read()
    },
  }
  const groups = countriesByGroup([country])
  read.mockClear()
  for (const entry of ['{names.madrid}', '{names.madrid.GM}', '{names.madrid}'])
    expect(fillNames(entry, groups, 'en')).toEqual(['The Gambia (18\u00a0December 2015)'])
  expect(read).toHaveBeenCalledTimes(1)
})

test('a placeholder of an unknown group stays unchanged', () => {
  const text = '{countries.nato}, {names.nato} of {countries.operations}'
  expect(unknownPlaceholders(text)).toEqual(['{countries.nato}', '{names.nato}'])
  expect(fillPlaceholders(text, groups, 'en')).toBe('{countries.nato}, {names.nato} of 2')
})

test('the length of a text is that of its visible characters', () => {
  expect(filledLength('{countries.operations} anti\u00admalarials\u200b')).toBe(16)
})
