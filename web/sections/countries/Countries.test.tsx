import { act } from 'react'
import { expect, test } from 'vitest'
import { drawMap } from '../../maps/drawMap.ts'
import type { SectionOf } from '../../model/types.ts'
import { text } from '../../testing/content.ts'
import { one, render, textsOf } from '../../testing/render.tsx'
import { Countries } from './Countries.tsx'
import type { ListedCountry } from './derive.ts'

const ghana = { _id: 'gh', isoCode: 'GH', name: text('Ghana') }
const togo = { _id: 'tg', isoCode: 'TG', name: text('Togo') }
const details = {
  capital: text('Accra'),
  population: { field: 'test:population', value: '34 million' },
}

function section(countries: ListedCountry[], more: Partial<SectionOf<'countries'>> = {}) {
  return {
    _type: 'countries' as const,
    _key: 'a',
    anchor: 'countries',
    heading: text('Member countries'),
    membership: 'ecowas' as const,
    details: 'none' as const,
    countries,
    map: drawMap(
      countries.map(({ isoCode, name, systems }) => ({
        code: isoCode,
        name: name.value,
        class: systems?.length === 0 ? 'third' : 'member',
      })),
    ),
    ...more,
  }
}

test('the name of a country that is hovered on the map is shown', async () => {
  const view = await render(<Countries section={section([ghana, togo])} />)
  expect(textsOf(view, 'svg use title').toSorted()).toEqual(['Ghana', 'Togo'])
})

test('each country is an item of the list, with a code that screen readers skip', async () => {
  const view = await render(<Countries section={section([ghana, togo])} />)
  expect(textsOf(view, '#countries ul > li')).toEqual(['GHGhana', 'TGTogo'])
  expect(textsOf(view, 'li > [aria-hidden=true]')).toEqual(['GH', 'TG'])
  expect(view.querySelector('dl')).toBeNull()
})

test('a country whose services have a page leads to it', async () => {
  const view = await render(
    <Countries section={section([{ ...ghana, page: '/services/ghana-fda' }, togo])} />,
  )
  expect(one(view, 'li a').getAttribute('href')).toBe('/services/ghana-fda')
  expect(textsOf(view, 'li a')).toEqual(['Ghana'])
})

test('details are named for screen readers, and in titles of columns that they skip', async () => {
  const view = await render(<Countries section={section([{ ...ghana, ...details }])} />)
  expect(textsOf(view, 'dl > *')).toEqual(['Capital', 'Accra', 'Population', '34 million'])
  expect(textsOf(view, '[aria-hidden=true] > span')).toEqual([
    '',
    'Country',
    'Capital',
    'Population',
  ])
})

test('a population that says a number has a bar to scale, which a table caption explains', async () => {
  const unknown = {
    ...togo,
    capital: text('Lomé'),
    population: { field: 'test:population', value: 'many' },
  }
  const view = await render(
    <Countries section={section([{ ...ghana, ...details, share: 0.15 }, unknown])} />,
  )
  expect(one(view, 'rect').getAttribute('width')).toBe('15%')
  expect(view.textContent).toContain('The bar under a country shows its population, to scale.')
})

test('the coverage shows the systems of each country', async () => {
  const view = await render(
    <Countries
      section={section(
        [
          { ...ghana, systems: ['aripo', 'madrid'] },
          { ...togo, systems: [] },
        ],
        { membership: 'trademark' },
      )}
    />,
  )
  expect(textsOf(view, 'dl')).toEqual([
    'ARIPOcan be designatedMadrid Protocolcan be designated',
    'ARIPOcannot be designatedMadrid Protocolcannot be designated',
  ])
  expect(textsOf(view, 'figure > p > span > span')).toEqual([
    'ARIPO and Madrid Protocol',
    'National registration',
  ])
})

test('the map is captioned, and hidden from screen readers, as the list says the same', async () => {
  const view = await render(<Countries section={section([ghana, togo])} />)
  expect(one(view, 'figure > svg').getAttribute('aria-hidden')).toBe('true')
  expect(one(view, 'figcaption').textContent).toBe('FigureMember countries. Map: Natural Earth')
})

test('a country that is hovered in the list is highlighted on the map', async () => {
  const { map, ...rest } = section([ghana, togo])
  const view = await render(<Countries section={{ ...rest, map }} />)
  const [row] = view.querySelectorAll('#countries ul > li')
  const point = (type: string) =>
    act(async () => row?.dispatchEvent(new MouseEvent(type, { bubbles: true })))
  await point('mouseover')
  expect(one(view, '[data-highlighted]').getAttribute('href')).toBe(`${map.outlines}#GH`)
  await point('mouseout')
  expect(view.querySelector('[data-highlighted]')).toBeNull()
})

test('a note stands below the list', async () => {
  const note = text('As of November 2026.')
  const view = await render(<Countries section={section([ghana], { note })} />)
  expect(view.textContent).toContain('As of November 2026.')
})
