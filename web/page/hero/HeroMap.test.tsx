import { expect, test } from 'vitest'
import { drawMap } from '../../maps/drawMap.ts'
import { one, render } from '../../testing/render.tsx'
import { HeroMap } from './HeroMap.tsx'

test('the caption names a country that the map does not show', async () => {
  const map = drawMap([
    { code: 'GH', name: 'Ghana', class: 'member' },
    { code: 'FR', name: 'France', class: 'member' },
  ])
  const names = 'France, Ghana'
  const view = await render(
    <HeroMap map={{ membership: 'operations', names, map }} field="homePage:hero.map" />,
  )
  expect(one(view, 'figcaption').textContent).toBe(
    'FigureCountries in which we operate. Map: Natural Earth. Not on the map: France',
  )
})

test('the map beside a heading is a picture that names its countries', async () => {
  const map = drawMap([{ code: 'GH', name: 'Ghana', class: 'member' }])
  const view = await render(
    <HeroMap map={{ membership: 'operations', names: 'Ghana', map }} field="homePage:hero.map" />,
  )
  expect(one(view, 'svg[role=img]').getAttribute('aria-label')).toBe('Ghana')
  expect(one(view, 'figcaption').textContent).toBe(
    'FigureCountries in which we operate. Map: Natural Earth',
  )
})

test('the map of the cover has rings around the headquarters, which its caption explains', async () => {
  const names = 'Ghana'
  const map = drawMap([{ code: 'GH', name: names, class: 'member' }], { inset: false })
  const view = await render(
    <HeroMap map={{ membership: 'operations', names, map }} field="homePage:hero.map" cover />,
  )
  expect(one(view, 'use[href$="#rings"]').getAttribute('href')).toBe(`${map.outlines}#rings`)
  expect(one(view, 'figcaption').textContent).toBe(
    'FigureCountries in which we operate, and their distance from Accra. Map: Natural Earth',
  )
})
