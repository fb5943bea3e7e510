import { languages } from '../../../shared/languages.ts'
import type { Specimens } from './specimen.ts'
import { few, longWord, name, sentence, text } from './text.ts'

/** Returns a country's name in all languages, as Unicode's data have it. */
const nameOf = (isoCode: string) =>
  Object.fromEntries(
    languages.map(({ code, locale }) => [
      code,
      new Intl.DisplayNames(locale, { type: 'region' }).of(isoCode),
    ]),
  )

const list = (
  [
    ['BJ', 'Porto-Novo', 14, []],
    ['CI', 'Yamoussoukro', 31, []],
    ['CV', 'Praia', 0.5, ['aripo']],
    ['GH', 'Accra', 34, ['aripo', 'madrid']],
    ['GM', 'Banjul', 2.7, ['aripo', 'madrid']],
    ['GW', 'Bissau', 2.2, []],
    ['LR', 'Monrovia', 5.5, ['aripo', 'madrid']],
    ['NG', 'Abuja', 228, []],
    ['SL', 'Freetown', 8.6, ['aripo', 'madrid']],
    ['SN', 'Dakar', 18, []],
    ['ST', 'São Tomé', 0.2, ['aripo', 'madrid']],
    ['TG', 'Lomé', 9.1, []],
  ] as const
).map(([isoCode, capital, millions, memberships]) => ({
  _id: `country-${isoCode.toLowerCase()}`,
  name: nameOf(isoCode),
  isoCode,
  capital: name(capital),
  population: millions,
  memberships: memberships.map((_type) => ({ _type })),
}))

const heading = text('Member countries', 'Pays membres', 'Países membros')

export const countries: Specimens<'countries'> = {
  'capital and population': {
    heading,
    membership: 'ecowas',
    details: 'capitalAndPopulation',
    countries: list,
  },
  capital: { heading, membership: 'waho', details: 'capital', countries: few(list, 5) },
  'names only': { heading, membership: 'operations', details: 'none', countries: list },
  systems: { heading, membership: 'trademark', details: 'none', countries: list },
  one: { heading, intro: sentence, membership: 'madrid', details: 'none', countries: few(list, 1) },
  'long names': {
    heading: longWord,
    membership: 'ecowas',
    details: 'capitalAndPopulation',
    countries: few(list, 2).map((country) => ({
      ...country,
      name: nameOf('CD'),
      capital: name('Antananarivo'),
    })),
  },
  'without details': {
    heading,
    membership: 'ecowas',
    details: 'capitalAndPopulation',
    countries: few(list, 3).map(({ capital: _, population: __, ...country }) => country),
  },
}
