import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { localize } from '../../../shared/content/languages/localize.ts'
import { one, render, textsOf } from '../../testing/render.tsx'
import { deriveTable } from './derive.ts'
import { table as shape } from './shape.ts'
import { Table } from './Table.tsx'

const cell = (en: string, note?: string) => ({
  _key: en,
  ...(en && { text: { en } }),
  ...(note && { note }),
})

const inAllLanguages = shape.parse({
  _type: 'table',
  _key: 'a',
  anchor: 'procedures',
  heading: { en: 'Procedures' },
  caption: { en: 'Procedures for a medicine' },
  comparedPages: ['ghana-fda', 'nafdac', 'who', 'gmp'].map((slug) => ({
    _id: slug,
    path: { _type: 'servicePage', slug },
    title: { en: slug },
  })),
  grid: {
    columns: ['Procedure', 'Who decides', 'Time'].map((en) => ({
      ...{ _key: en, title: { en } },
      times: en === 'Time',
    })),
    rows: [
      [cell('Ghana FDA'), cell('The Authority'), cell('60 days on average', 'own')],
      [cell('NAFDAC'), cell('NAFDAC'), cell('up to 240 working days, or 120 days')],
      [cell('WHO'), cell('WHO'), cell('6 to 8 months')],
      [cell('GMP'), cell('The authority that inspects'), cell('')],
    ].map((cells, index) => ({ _key: String(index), cells })),
    notes: [{ _key: 'own', text: { en: 'By our own count.' } }],
  },
})

const english = localize({ ...inAllLanguages, anchor: 'procedures' }, 'en')
const derived = deriveTable(english, {
  language: 'en',
  inAllLanguages: inAllLanguages,
  sections: [],
})
const compare = () => render(<Table section={derived} />)

const pickersOf = (view: HTMLElement) => [...view.querySelectorAll('select')]

const chosen = (picker: HTMLSelectElement | undefined) => picker?.selectedOptions[0]?.text

async function pick(picker: HTMLSelectElement | undefined, value: string) {
  await act(async () => {
    if (!picker) return
    const index = [...picker.options].findIndex((option) => option.text === value)
    picker.value = String(index)
    picker.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

afterEach(() => history.replaceState(null, '', '/'))

test('rows are side by side, with links to their pages, and their times first', async () => {
  const view = await compare()
  expect(textsOf(view, 'th[scope=col]')).toEqual(['Procedure', 'Ghana FDA', 'NAFDAC', 'WHO', 'GMP'])
  expect(one(view, 'th[scope=col]:nth-child(3) a').getAttribute('href')).toBe('/services/nafdac')
  expect([...view.querySelectorAll('tbody tr')].map((row) => textsOf(row, 'td'))).toEqual([
    ['60 days on averagea', 'up to 240 working days, or 120 days', '6 to 8 months', '–no figure'],
    ['The Authority', 'NAFDAC', 'WHO', 'The authority that inspects'],
  ])
  expect(textsOf(view, 'tbody tr + tr th')).toEqual(['Who decides'])
  expect(one(view, 'tbody tr:first-child th').textContent).toMatch(/Time$/)
})

test('times in English are drawn on one scale of months, of which five working days are a week', () => {
  const { bars = [], ...scale } = derived.comparison ?? {}
  expect(scale).toEqual({ column: 2, length: 12, tick: 2, end: '12 months' })
  const rounded = bars.map((bar) => bar && [bar.from, bar.to].map((months) => months.toFixed(1)))
  expect(rounded).toEqual([['2.0', '2.0'], ['3.9', '11.0'], ['6.0', '8.0'], null])
})

test('only the column that is marked as times is drawn, whatever the others say', () => {
  const timesOf = (marked: string, cells: string[]) => {
    const columns = inAllLanguages.grid.columns.map((column) => ({
      ...column,
      times: column._key === marked,
    }))
    const rows = inAllLanguages.grid.rows.map((row, index) => ({
      ...row,
      cells: [cell('Procedure'), cell(cells[index] ?? ''), cell('60 days')],
    }))
    return deriveTable(english, {
      language: 'en',
      inAllLanguages: { ...inAllLanguages, grid: { columns, rows } },
      sections: [],
    }).comparison
  }
  expect(timesOf('Who decides', ['3 months', '', '1 year', 'nobody'])?.column).toBe(1)
  expect(timesOf('Who decides', ['3 months', '', 'soon', 'nobody'])).toBeUndefined()
  expect(timesOf('', ['3 months', '4 months', '', ''])).toBeUndefined()
})

test('fractions, thousands and years are drawn as they are written', () => {
  const times = ['1.5 months', '1,200 days', '2 to 2.5 years', 'in 2026']
  const rows = times.map((time, index) => ({
    _key: String(index),
    cells: [cell('Procedure'), cell('Who'), cell(time)],
  }))
  const grid = { ...inAllLanguages.grid, rows }
  const { comparison } = deriveTable(english, {
    language: 'en',
    inAllLanguages: { ...inAllLanguages, grid },
    sections: [],
  })
  const rounded = comparison?.bars.map(
    (bar) => bar && [bar.from, bar.to].map((months) => months.toFixed(1)),
  )
  expect(rounded).toEqual([['1.5', '1.5'], ['39.4', '39.4'], ['24.0', '30.0'], null])
})

test('a bar is hatched up to the longest time, and absent without one', async () => {
  const view = await compare()
  const bars = [...view.querySelectorAll('td [aria-hidden] path')].map((path) =>
    path.getAttribute('d'),
  )
  expect(view.querySelectorAll('td svg:has(path)')).toHaveLength(3)
  expect(bars).toEqual([
    'M0 100.3h25V120H0z',
    'M0 80.6h25V120H0z',
    'M12.5 9.6V80.6',
    'M0 60h25V120H0z',
    'M12.5 40V60',
  ])
})

test('the two pickers begin with the first rows, and the choice is in the address', async () => {
  const [one, two] = pickersOf(await compare())
  expect([one, two].map(chosen)).toEqual(['Ghana FDA', 'NAFDAC'])
  await pick(two, 'WHO')
  expect(location.hash).toBe('#p=ghana-fda,who')
})

test('choosing what the other picker has exchanges the two', async () => {
  const [one, two] = pickersOf(await compare())
  await pick(one, 'NAFDAC')
  expect([one, two].map(chosen)).toEqual(['NAFDAC', 'Ghana FDA'])
  expect(location.hash).toBe('#p=nafdac,ghana-fda')
})

test('an address with two rows chooses them, and any other leaves the first', async () => {
  history.replaceState(null, '', '#p=who,gmp')
  const [one, two] = pickersOf(await compare())
  expect([one, two].map(chosen)).toEqual(['WHO', 'GMP'])
  history.replaceState(null, '', '#p=who,who')
  const [first, second] = pickersOf(await compare())
  expect([first, second].map(chosen)).toEqual(['Ghana FDA', 'NAFDAC'])
})

test('an address with a choice shows the table; who comes back to a choice stays where the page was left', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  history.replaceState(null, '', '#p=who,gmp')
  const [, two] = pickersOf(await compare())
  expect(scroll).toHaveBeenCalledTimes(1)
  await pick(two, 'NAFDAC')
  await compare()
  expect(scroll).toHaveBeenCalledTimes(1)
  scroll.mockRestore()
})

test('a comparison has a page for each row', () => {
  const { error } = shape.safeParse({ ...inAllLanguages, comparedPages: [] })
  expect(error).toBeUndefined()
  const pages = [{ _id: 'a', path: { _type: 'servicePage', slug: 'a' }, title: { en: 'A' } }]
  expect(
    shape.safeParse({ ...inAllLanguages, comparedPages: pages }).error?.issues[0],
  ).toMatchObject({
    path: ['comparedPages'],
    message: 'must have a page for each row',
  })
})
