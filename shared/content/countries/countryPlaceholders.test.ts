import { expect, test, vi } from 'vitest'
import {
  countriesByGroup,
  fillEntry,
  filledLength,
  fillPlaceholders,
  unknownPlaceholders,
} from './countryPlaceholders.ts'

const lists = countriesByGroup([
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

test('a placeholder is filled with the number of countries in the list', () => {
  const text = 'In {countries.operations} countries; {countries.oapi} in OAPI'
  expect(fillPlaceholders(text, lists, 'en')).toBe('In 2 countries; 0 in OAPI')
})

test('a placeholder is filled with the names of the countries, in the language and its alphabet', () => {
  expect(fillPlaceholders('In {names.operations}.', lists, 'en')).toBe('In The Gambia and Ghana.')
  expect(fillPlaceholders('{names.madrid}', lists, 'pt')).toBe('Gâmbia e Gana')
})

test('a sentence that would name the countries of an empty list is left out', () => {
  const text = 'One application. Suspended at present: {names.banjulSuspended}. Ask us.'
  expect(fillPlaceholders(text, lists, 'en')).toBe('One application. Ask us.')
  const beforeLink = 'One. Waiting: {names.banjulSuspended}. See '
  expect(fillPlaceholders(beforeLink, lists, 'en')).toBe('One. See ')
})

test('an entry of names becomes one for each country, with the date that is known', () => {
  expect(fillEntry('{names.madrid}', lists, 'en')).toEqual([
    'The Gambia (18\u00a0December 2015)',
    'Ghana',
  ])
  expect(fillEntry('{names.madrid.GM}', lists, 'pt')).toEqual([
    'Gâmbia (18\u00a0de\u00a0dezembro de\u00a02015)',
  ])
  expect(fillEntry('{names.oapi.GM}', lists, 'en')).toEqual([])
  expect(fillEntry('All {countries.madrid}', lists, 'en')).toEqual(['All 2'])
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
  const lists = countriesByGroup([country])
  read.mockClear()
  for (const entry of ['{names.madrid}', '{names.madrid.GM}', '{names.madrid}'])
    expect(fillEntry(entry, lists, 'en')).toEqual(['The Gambia (18\u00a0December 2015)'])
  expect(read).toHaveBeenCalledTimes(1)
})

test('a placeholder of an unknown list stays unchanged', () => {
  const text = '{countries.nato}, {names.nato} of {countries.operations}'
  expect(unknownPlaceholders(text)).toEqual(['{countries.nato}', '{names.nato}'])
  expect(fillPlaceholders(text, lists, 'en')).toBe('{countries.nato}, {names.nato} of 2')
})

test('the length of a text is what is drawn of it', () => {
  expect(filledLength('{countries.operations} anti\u00admalarials\u200b')).toBe(16)
})
