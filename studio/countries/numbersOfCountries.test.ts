import { expect, test } from 'vitest'
import { numbersOfCountries } from './numbersOfCountries.ts'

test.each([
  ['12 countries', '12 countries'],
  ['Operations in 12 African countries.', '12 African countries'],
  ['all 17 of its member states', '17 of its member states'],
  ['Twelve countries', 'Twelve countries'],
  ['70+ markets', '70+ markets'],
  ['a 12-country programme', '12-country'],
  ['members, covering 131\u00a0countries', '131\u00a0countries'],
])('«%s» names a number of countries', (text, number) => {
  expect(numbersOfCountries(text).map((excerpt) => excerpt.number)).toEqual([number])
})

test.each([
  '34 million people in the country',
  '18 months in most countries',
  '8 months, member states excepted',
  '40 million African countries',
  'We reply within 24 hours. The country concerned helps us.',
  'ECOWAS since 2025: states and markets',
  'one country after the other',
  '98% of countries',
  'twelve months',
])('«%s» names none', (text) => {
  expect(numbersOfCountries(text)).toEqual([])
})

test.each([
  ['Twelve countries', 12],
  ['70+ markets', 70],
  ['a 12-country programme', 12],
])('«%s» names %i', (text, count) => {
  expect(numbersOfCountries(text)).toMatchObject([{ count }])
})

test('a number has a few of the words around it', () => {
  const text =
    'After more than 15 years of experience we operate in 12 African countries, most of them in West Africa.'
  expect(numbersOfCountries(text)).toEqual([
    {
      before: '… of experience we operate in ',
      number: '12 African countries',
      after: ', most of them in West …',
      count: 12,
    },
  ])
  expect(numbersOfCountries('In 12 countries.')).toEqual([
    { before: 'In ', number: '12 countries', after: '.', count: 12 },
  ])
})
