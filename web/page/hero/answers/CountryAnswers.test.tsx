import { act } from 'react'
import { expect, test } from 'vitest'
import { one, render, textsOf } from '../../../testing/render.tsx'
import { heroMapIn } from '../derive.ts'
import { HeroMap } from '../HeroMap.tsx'
import { countryAnswer } from './derive.ts'

const inEnglish = (value: string) => ({ key: `test:${value}`, value })

const country = (isoCode: string, name: string, capital: string, ...memberships: string[]) => ({
  _id: isoCode,
  isoCode,
  name: inEnglish(name),
  capital: inEnglish(capital),
  memberships: ['operations', ...memberships].map((_type) => ({ _type })),
})

const countries = [
  { ...country('GH', 'Ghana', 'Accra', 'ecowas', 'waho'), page: '/services/ghana-fda' },
  {
    ...country('SN', 'Senegal', 'Dakar', 'oapi', 'ecowas', 'waho'),
    path: '/countries/senegal',
    page: '/services/waho',
    authority: { name: 'Agence sénégalaise', abbreviation: 'ARP' },
  },
  country('KE', 'Kenya', 'Nairobi', 'madrid', 'trademark'),
]
const map = heroMapIn({ membership: 'operations', countries }, 'en', { isOnCover: true })

const show = () => render(<HeroMap map={map} field="homePage:hero.map" cover />)

const answerIn = (view: HTMLElement) => textsOf(one(view, '[role=status]'), 'p, dt, dd')

const fire = (target: Element, event: Event) => act(async () => void target.dispatchEvent(event))

const shapeOf = (view: HTMLElement, code: string) => one<SVGElement>(view, `use[href$="#${code}"]`)

/** The event of a pointer that moves over an element. */
const movement = (pointerType: string) =>
  Object.assign(new MouseEvent('pointermove', { bubbles: true }), { pointerType })

test('the countries of the cover are links to their pages, in the order of the alphabet', async () => {
  const view = await show()
  expect(textsOf(view, 'li')).toEqual(['Ghana', 'Kenya', 'Senegal'])
  const links = [...view.querySelectorAll('li > a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/services/ghana-fda', '/countries/senegal'])
  expect(answerIn(view)).toEqual([
    'Choose a country, on the map or in the list: its distance, who decides there, and how a name is protected.',
  ])
})

test('the focus on a name draws the line to the capital, and says what holds there', async () => {
  const view = await show()
  const [, link] = view.querySelectorAll<HTMLElement>('li > a')
  await act(async () => link?.focus())
  expect(answerIn(view)).toEqual([
    'Senegal',
    'Dakar, 2,140\u00a0km from Accra',
    'Decides, and takes reports',
    'ARPAgence sénégalaise',
    'Agence sénégalaise',
    'Trademark routes',
    'OAPI or Madrid',
    'Region',
    'ECOWAS, WAHO',
  ])
  expect(shapeOf(view, 'SN').hasAttribute('data-highlighted')).toBe(true)
  expect(one(view, 'path[pathLength]').getAttribute('d')).toBe('M115,224L1,153')
})

test('the line leaves gaps for the names on the map', async () => {
  const view = await show()
  const [, link] = view.querySelectorAll<HTMLElement>('li > a')
  await act(async () => link?.focus())
  const line = one(view, 'path[pathLength]').closest('g[mask]')
  const mask = one(view, 'mask')
  expect(line?.getAttribute('mask')).toBe(`url(#${mask.id})`)
  const names = view.querySelector('text')?.closest('g')
  expect(mask.querySelector('use')?.getAttribute('href')).toBe(`#${names?.id}`)
})

test('who points at a dot or a line to a name points at the country below', async () => {
  const view = await show()
  const shapes = [...view.querySelectorAll('svg > :is(path, circle)')]
  expect(shapes.length).toBeGreaterThan(2)
  expect(shapes.filter((shape) => shape.getAttribute('pointer-events') !== 'none')).toEqual([])
})

test('a state that has left ECOWAS is in no region', () => {
  const left = country('BF', 'Burkina Faso', 'Ouagadougou', 'ecowas', 'waho', 'ecowasLeft')
  expect(countryAnswer(left, 'en').region).toBeUndefined()
})

test('the country of the headquarters has no line', async () => {
  const view = await show()
  await act(async () => one(view, 'li:first-child > a').focus())
  expect(answerIn(view).slice(0, 2)).toEqual(['Ghana', 'Our office is in Accra'])
  expect(view.querySelector('path[pathLength]')).toBeNull()
})

test('the mouse over a shape shows its country, and a click opens its page', async () => {
  const view = await show()
  await fire(shapeOf(view, 'SN'), movement('mouse'))
  expect(answerIn(view)[0]).toBe('Senegal')
  await fire(shapeOf(view, 'SN'), new MouseEvent('click', { bubbles: true }))
  expect(one(view, '[data-location]').textContent).toBe('/countries/senegal')
})

test('the first tap on a shape shows its country, the second opens its page', async () => {
  const view = await show()
  const tap = async () => {
    await fire(shapeOf(view, 'SN'), movement('touch'))
    await fire(shapeOf(view, 'SN'), new MouseEvent('click', { bubbles: true }))
  }
  await tap()
  expect(answerIn(view)[0]).toBe('Senegal')
  expect(one(view, '[data-location]').textContent).toBe('/')
  await tap()
  expect(one(view, '[data-location]').textContent).toBe('/countries/senegal')
})

test('a map elsewhere answers nothing', async () => {
  const plain = heroMapIn({ membership: 'operations', countries }, 'en')
  const view = await render(<HeroMap map={plain} field="service:hero.map" />)
  expect(view.querySelector('[role=status], li')).toBeNull()
})
