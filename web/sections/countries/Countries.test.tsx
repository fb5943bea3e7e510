import { expect, test } from 'vitest'
import { text } from '../../testing/content.ts'
import { one, render, textsOf } from '../../testing/render.tsx'
import { Countries } from './Countries.tsx'
import type { countryDetails } from './shape.ts'

const section = (details: (typeof countryDetails)[number]) => ({
  _type: 'countries' as const,
  _key: 'a',
  anchor: 'countries',
  heading: text('Member countries'),
  membership: 'ecowas' as const,
  details,
  countries: [
    {
      _id: 'gh',
      isoCode: 'GH',
      name: text('Ghana'),
      capital: text('Accra'),
      population: text('34 million'),
    },
    { _id: 'tg', isoCode: 'TG', name: text('Togo') },
  ],
})

test('each country is an item of the list, with a flag that screen readers skip', async () => {
  const view = await render(<Countries section={section('none')} />)
  expect(textsOf(view, '#countries ul > li')).toEqual(['Ghana', 'Togo'])
  expect(one(view, 'img[src="/flags/GH.svg"]').getAttribute('alt')).toBe('')
})

test.each([
  ['none', []],
  ['capital', ['Capital', 'Accra']],
  ['capitalAndPopulation', ['Capital', 'Accra', 'Population', '34 million']],
] as const)('with details «%s» it shows %j of a country that has both', async (details, shown) => {
  const view = await render(<Countries section={section(details)} />)
  expect(textsOf(view, 'dl > *')).toEqual(shown)
})
