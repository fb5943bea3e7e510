import { expect, test } from 'vitest'
import { text } from '../../testing/content.ts'
import { one, render, textsOf } from '../../testing/render.tsx'
import { table as shape } from './shape.ts'
import { Table } from './Table.tsx'

const columns = [
  { _key: 'a', title: text('Medicine') },
  { _key: 'b', title: text('Sum'), unit: text('US$'), numbers: true },
]
const rows = [
  {
    _key: 'a',
    cells: [
      { _key: 'a', text: text('Artemether') },
      { _key: 'b', text: text('1,020.00'), note: 'n' },
    ],
  },
  { _key: 'b', total: true, cells: [{ _key: 'a', text: text('Total') }, { _key: 'b' }] },
]
const section = {
  _type: 'table' as const,
  _key: 'a',
  anchor: 'prices',
  heading: text('Prices'),
  caption: text('What an order costs'),
  noteDate: '2026-11-25',
  comparison: undefined,
  grid: { columns, rows, notes: [{ _key: 'n', text: text('Without freight.') }] },
}

test('rows and columns have heads, with units, and numbers are aligned', async () => {
  const view = await render(<Table section={section} />)
  expect(textsOf(view, 'th[scope=col]')).toEqual(['Medicine', 'SumUS$'])
  expect(textsOf(view, 'th[scope=row]')).toEqual(['Artemether', 'Total'])
  expect(view.querySelectorAll('[data-numbers]')).toHaveLength(3)
  expect(textsOf(view, '[data-total] th')).toEqual(['Total'])
})

test('an empty cell is a dash that is read as no figure', async () => {
  const view = await render(<Table section={section} />)
  const cell = one(view, '[data-total] td')
  expect(one(cell, '[aria-hidden]').textContent).toBe('–')
  expect(cell.textContent).toBe('–no figure')
})

test('a note is a letter that links to its words', async () => {
  const view = await render(<Table section={section} />)
  const link = one(view, 'sup a')
  expect(link.textContent).toBe('a')
  expect(one(view, link.getAttribute('href') ?? '').textContent).toBe('aWithout freight.')
})

test('what scrolls can be focused, and is named by the caption with its month', async () => {
  const view = await render(<Table section={section} />)
  const region = one(view, '[role=region]')
  expect(region.getAttribute('tabindex')).toBe('0')
  expect(one(view, `#${region.getAttribute('aria-labelledby')}`).textContent).toBe(
    'TableWhat an order costs (November 2026)',
  )
})

const stored = {
  _type: 'table',
  _key: 'a',
  heading: { en: 'Prices' },
  grid: {
    columns: ['Medicine', 'Sum'].map((en) => ({ _key: en, title: { en } })),
    rows: [{ _key: 'a', cells: ['Artemether', '12'].map((en) => ({ _key: en, text: { en } })) }],
  },
}
const issuesOf = (grid: object) =>
  shape
    .safeParse({ ...stored, grid: { ...stored.grid, ...grid } })
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)

test('the gate refuses a row without a head or with too few cells, and notes without a cell or a text', () => {
  expect(issuesOf({})).toBeUndefined()
  const [row] = stored.grid.rows
  const cells = row?.cells ?? []
  expect(issuesOf({ rows: [{ _key: 'a', cells: cells.slice(0, 1) }] })).toEqual([
    'grid.rows.0.cells must have a cell for each column',
  ])
  expect(issuesOf({ rows: [{ _key: 'a', cells: [{ _key: 'a' }, ...cells.slice(1)] }] })).toEqual([
    'grid.rows.0.cells.0.text is missing',
  ])
  expect(issuesOf({ notes: [{ _key: 'n', text: { en: 'Net' } }] })).toEqual([
    'grid.notes.0 is on no cell of the table',
  ])
  const noted = cells.map((cell) => ({ ...cell, note: 'x' }))
  expect(issuesOf({ rows: [{ _key: 'a', cells: noted }] })).toEqual([
    'grid.rows.0.cells.0.note refers to a note that does not exist',
    'grid.rows.0.cells.1.note refers to a note that does not exist',
  ])
})

test('rows without a text are left out, and issues of the others name their place in the form', () => {
  const empty = { _key: 'b', cells: [{ _key: 'a' }, { _key: 'b', text: { en: ' ' } }] }
  const [row] = stored.grid.rows
  const { data } = shape.safeParse({ ...stored, grid: { ...stored.grid, rows: [row, empty] } })
  expect(data?.grid.rows.map(({ _key }) => _key)).toEqual(['a'])
  const headless = { _key: 'c', cells: [{ _key: 'a' }, { _key: 'b', text: { en: '12' } }] }
  expect(issuesOf({ rows: [empty, headless] })).toEqual(['grid.rows.1.cells.0.text is missing'])
  expect(issuesOf({ rows: [empty] })).toEqual(['grid.rows has no entries'])
})
