import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Language } from '../../../../shared/languages.ts'
import { demoContent } from '../../../../tests/support/demoContent.ts'
import { readDraft, removeDraft } from '../../../browser/enquiryDraft.ts'
import { localizePage } from '../../../model/pages/localizePage.ts'
import { one, render, textsOf } from '../../../testing/render.tsx'
import { FilingPlanner } from './FilingPlanner.tsx'

const { pages } = await demoContent()

/** Renders the filing planner of the page about trademarks. */
async function open(hash = '', language: Language = 'en') {
  history.replaceState(null, '', `/services/trademark${hash}`)
  const page = pages.find(({ _id }) => _id === 'service-trademark')
  const sections = page ? localizePage(page, language).sections : []
  const section = sections.find((match) => match._type === 'countries')
  if (!section?.filingPlanner) throw new Error('The page has no filing planner')
  return render(<FilingPlanner section={section} content={section.filingPlanner} />)
}

type View = Awaited<ReturnType<typeof open>>

const result = (view: View) =>
  textsOf(view, '[role=status] b, [role=status] strong, [role=status] p')
const box = (view: View, name: string) => {
  const match = [...view.querySelectorAll('label')].find(({ textContent }) =>
    textContent?.includes(name),
  )
  return one<HTMLInputElement>(match ?? view, 'input')
}
const click = (element: HTMLElement) => act(async () => element.click())
const button = (view: View, name: string) => {
  const match = [...view.querySelectorAll<HTMLElement>('button, a')].find(
    ({ textContent }) => textContent === name,
  )
  if (!match) throw new Error(`No button is called ${name}`)
  return match
}
const press = (element: Element, key: string) =>
  act(async () =>
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
  )

beforeEach(removeDraft)
afterEach(() => history.replaceState(null, '', '/'))

test('all 55 countries can be ticked, and the 19 that are covered are a list', async () => {
  const view = await open()
  expect(view.querySelectorAll('[type=checkbox]')).toHaveLength(55)
  expect(view.querySelectorAll('fieldset ul > li')).toHaveLength(19)
  expect(result(view)[0]).toBe('Fewest applications')
})

test('the map has room for the codes of all countries, islands too', async () => {
  const view = await open()
  await click(button(view, 'All 55'))
  const map = one<SVGElement>(view, 'svg:has(pattern)')
  const [left = 0, , width = 0] = (map.getAttribute('viewBox') ?? '').split(' ').map(Number)
  const places = [...map.querySelectorAll('text')].map((code) => Number(code.getAttribute('x')))
  expect(places).toHaveLength(55)
  // Half of a code's width.
  expect(Math.min(...places) - 12).toBeGreaterThanOrEqual(left)
  expect(Math.max(...places) + 12).toBeLessThanOrEqual(left + width)
})

test('a country is named with its routes for screen readers, which skip its code and marks', async () => {
  const view = await open()
  const label = box(view, 'The Gambia').closest('label')
  const read = [...(label?.children ?? [])].filter(
    (part) => part.getAttribute('aria-hidden') === null,
  )
  expect(read.map(({ textContent }) => textContent).join('')).toBe(
    'The Gambia, ARIPO, Madrid, National',
  )
})

test('what is ticked is in the address, and the plan follows', async () => {
  const view = await open()
  await click(box(view, 'Ghana'))
  await click(box(view, 'Senegal'))
  expect(location.hash).toBe('#c=GH,SN')
  expect(result(view)).toEqual([
    '1',
    'Fewest applications',
    'One under the Madrid Protocol (Ghana and Senegal).',
    'Madrid rests on a mark that you hold at home. Without one, 2 applications are needed: one at OAPI (Senegal); one at the national office (Ghana).',
  ])
  await click(button(view, 'None'))
  expect(location.hash).toBe('')
})

test.each([
  [
    '#c=GM',
    'One application for The Gambia, by any of these routes: ARIPO, Madrid or national registration.',
  ],
  [
    '#c=GM',
    'Where national law may not give effect to the mark, we advise a national application as well: The Gambia.',
  ],
  ['#c=SN', 'One application for Senegal, by any of these routes: OAPI or Madrid.'],
  ['#c=ER', 'In none of our lists: Eritrea. Ask us.'],
  ['#c=AO', 'One at the national office (Angola).'],
  ['#c=MU', 'by any of these routes: Madrid or national registration.'],
  [
    '#c=UG,LS,GM',
    'Where national law may not give effect to the mark, we advise a national application as well: The Gambia, Lesotho and Uganda.',
  ],
])('the address %s says: %s', async (hash, sentence) => {
  expect(result(await open(hash)).join(' ')).toContain(sentence)
})

test('the table says which countries a route alone would cover, and which members it cannot, with a warning of Madrid', async () => {
  const view = await open('#c=GH,TZ,SN')
  expect(textsOf(view, 'tbody tr:last-child td')).toEqual([
    'Members outside the Banjul Protocol, which cannot be designated: Ghana.Designation suspended: Tanzania.',
    'Senegal',
    'Ghana and SenegalBy designating OAPI: Senegal.Law firms doubt that a designation can be enforced in some common-law countries. Ask us before you rely on one.',
    'Ghana and Tanzania',
  ])
  expect(textsOf(view, 'tbody tr:first-child td:last-child')).toEqual([
    '12-18 months',
    'none given',
    '8-15 months',
    '6-12 months',
  ])
})

test('all countries take thirteen applications, and more than twelve names become their number', async () => {
  const view = await open()
  await click(button(view, 'All 55'))
  const [count, , steps] = result(view)
  expect([count, steps]).toEqual([
    '13',
    'One under the Madrid Protocol (40 countries); 12 at national offices (Angola, Burundi, Democratic Republic of the Congo, Djibouti, Ethiopia, Libya, Nigeria, Seychelles, Somalia, South Africa, Tanzania and Uganda).',
  ])
  await click(button(view, 'Our 12'))
  expect(location.hash.split(',')).toHaveLength(12)
})

/** Types into the filter. */
async function find(view: View, words: string) {
  const filter = one<HTMLInputElement>(view, '[type=search]')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(filter, words)
    filter.dispatchEvent(new Event('input', { bubbles: true }))
  })
  return filter
}

test('the filter finds a name without its accents, and Enter ticks the first', async () => {
  const view = await open()
  const filter = await find(view, 'sao tome')
  expect(textsOf(view, 'label:has([type=checkbox])')).toHaveLength(1)
  await press(filter, 'Enter')
  expect(location.hash).toBe('#c=ST')
  await press(filter, 'Escape')
  expect(view.querySelectorAll('[type=checkbox]')).toHaveLength(55)
  await press(await find(view, 'r'), 'Enter')
  const [first] = view.querySelectorAll<HTMLInputElement>('[type=checkbox]')
  expect(first?.checked).toBe(true)
})

test('arrows move through the list, and from its top to the filter', async () => {
  const view = await open()
  const filter = one<HTMLInputElement>(view, '[type=search]')
  const [first, second] = view.querySelectorAll<HTMLElement>('[type=checkbox]')
  await act(async () => filter.focus())
  await press(filter, 'ArrowDown')
  expect(document.activeElement).toBe(first)
  await press(first ?? view, 'ArrowDown')
  expect(document.activeElement).toBe(second)
  await press(second ?? view, 'ArrowUp')
  await press(first ?? view, 'ArrowUp')
  expect(document.activeElement).toBe(filter)
})

test('to ask fills the message of the form once, below what the visitor has written', async () => {
  const view = await open('#c=GH,NG')
  await click(button(view, 'Ask About This Plan'))
  await click(button(view, 'Ask About This Plan'))
  expect(readDraft()?.values.message).toBe(
    'We would like to protect a name in these countries: Ghana and Nigeria.\nFewest applications: 2\n2 at national offices (Ghana and Nigeria).\n' +
      `${location.href}\nProduct and goods: `,
  )
})

test('in French and Portuguese the plan is made of the words of the language', async () => {
  expect(result(await open('#c=GH,SN', 'fr'))[2]).toBe(
    'Une au titre du Protocole de Madrid (Ghana et Sénégal).',
  )
  expect(result(await open('#c=GH,SN', 'pt'))[2]).toBe(
    'Um ao abrigo do Protocolo de Madrid (Gana e Senegal).',
  )
})
