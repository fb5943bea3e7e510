import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { Membership } from '../../../shared/content/countries/memberships.ts'
import type { Language } from '../../../shared/languages.ts'
import { localizePage } from '../../model/pages/localizePage.ts'
import { pageShape as shape } from '../../model/snapshot/pageShape.ts'
import type { SectionOf } from '../../model/types.ts'

const country = (isoCode: string, en: string, memberships: Membership[], more: object = {}) => ({
  _id: `country-${isoCode}`,
  name: { en, fr: `${en} (fr)` },
  isoCode,
  memberships: memberships.map((_type) => ({ _type })),
  ...more,
})

const liberia = country('LR', 'Liberia', ['trademark', 'aripo', 'banjul', 'madrid'])
const ghana = country('GH', 'Ghana', ['ecowas', 'trademark', 'aripo', 'madrid'], {
  capital: { en: 'Accra' },
  population: 34,
})
const gambia = country('GM', 'The Gambia', ['ecowas', 'trademark', 'aripo'], {
  capital: { en: 'Banjul' },
  population: 1.7,
})
const nigeria = country('NG', 'Nigeria', ['ecowas', 'trademark'], {
  capital: { en: 'Abuja' },
})
const all = [gambia, nigeria, ghana]

function pageWith(hero: object, section: object = {}) {
  const text = { en: 'Text' }
  const stored: z.input<typeof shape> = {
    _id: 'a',
    _type: 'aboutPage',
    title: text,
    seo: { title: text, description: text },
    hero: { heading: text, text, ...hero },
    sections: [
      {
        _key: 'a',
        _type: 'countries',
        anchor: 'countries',
        heading: text,
        membership: 'ecowas',
        details: 'none',
        countries: all,
        ...section,
      },
    ],
  }
  return shape.parse(stored)
}

function sectionIn(language: Language, section: object): SectionOf<'countries'> {
  const [derived] = localizePage(pageWith({}, section), language).sections
  if (derived?._type !== 'countries') throw new Error('The page has no countries')
  return derived
}

test('countries are in alphabetical order, ignoring the article', () => {
  const { countries } = sectionIn('en', {})
  expect(countries.map(({ name }) => name.value)).toEqual(['The Gambia', 'Ghana', 'Nigeria'])
})

test.each([
  ['none', []],
  ['capital', ['capital']],
  ['capitalAndPopulation', ['capital', 'population', 'share']],
] as const)('with details «%s» a country brings %j', (details, fields) => {
  const [, shown] = sectionIn('en', { details }).countries
  expect(Object.keys(shown ?? {})).toEqual(['_id', 'name', 'isoCode', ...fields])
})

test('populations are written in each language', () => {
  const populationsIn = (language: Language) =>
    sectionIn(language, { details: 'capitalAndPopulation' }).countries.map(
      ({ population }) => population?.value,
    )
  expect(populationsIn('en')).toEqual(['1.7 million', '34 million', undefined])
  expect(populationsIn('fr')).toEqual(['1,7\u00a0million', '34\u00a0millions', undefined])
  expect(populationsIn('pt')).toEqual(['1,7\u00a0milhão', '34\u00a0milhões', undefined])
})

test('populations are shares of the largest, whatever the language', () => {
  for (const language of ['en', 'fr'] as const) {
    const { countries } = sectionIn(language, { details: 'capitalAndPopulation' })
    expect(countries.map(({ share }) => share)).toEqual([0.05, 1, undefined])
  }
})

test('the trademark coverage tells apart both systems, one of them, and none', () => {
  const { countries, map } = sectionIn('en', {
    membership: 'trademark',
    countries: [gambia, ghana, liberia],
  })
  // Of the members of ARIPO, only the parties to the Banjul Protocol can be designated.
  expect(countries.map(({ systems }) => systems)).toEqual([[], ['madrid'], ['aripo', 'madrid']])
  expect(map.areas.map((areas) => [areas.class, ...areas.codes])).toEqual([
    ['member', 'LR'],
    ['second', 'GH'],
    ['third', 'GM'],
  ])
})

test('a map has the names of its language and the current countries', () => {
  const namesOn = (section: SectionOf<'countries'>) => section.map.labels.map(({ text }) => text)
  expect(namesOn(sectionIn('fr', {}))).toContain('Ghana (fr)')
  const fewer = sectionIn('en', { countries: [ghana] })
  expect(namesOn(fewer)).toEqual(['Ghana'])
})

test('a page may have a map beside its heading', () => {
  expect(localizePage(pageWith({}), 'en').hero.map).toBeUndefined()
  const { hero } = localizePage(pageWith({ map: { membership: 'ecowas', countries: all } }), 'en')
  expect(hero.map).toMatchObject({
    membership: 'ecowas',
    names: 'The Gambia, Ghana, Nigeria',
    map: { kind: 'names' },
  })
})
