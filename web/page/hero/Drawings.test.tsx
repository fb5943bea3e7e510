import { act } from 'react'
import { expect, test } from 'vitest'
import { text } from '../../testing/content.ts'
import { one, render, textsOf } from '../../testing/render.tsx'
import { Drawings } from './Drawings.tsx'

const drawing = {
  heading: text('Bodies'),
  layout: 'cells' as const,
  rows: [
    { label: text('AMA'), value: text('55'), cells: { start: 0, solid: 55, end: 55 } },
    { label: text('NAFDAC'), value: text('1'), cells: { start: 0, solid: 1, end: 1 } },
  ],
  columns: 30,
  group: 10,
  caption: 'drawing.cells' as const,
}

test('drawings have a text alternative, and are hidden from screen readers', async () => {
  const view = await render(<Drawings drawings={[drawing]} />)
  expect(textsOf(view, 'figure li')).toEqual(['AMA55', 'NAFDAC1'])
  expect(one(view, 'figcaption').textContent).toBe(
    'FigureBodies. As many cells as the number says.',
  )
  const drawings = [...view.querySelectorAll('svg')]
  expect(drawings.map((it) => it.getAttribute('aria-hidden'))).toEqual(['true', 'true'])
})

test('cells are as many as counted: whole lines, then the rest, in groups of ten', async () => {
  const view = await render(<Drawings drawings={[drawing]} />)
  const lengths = one(view, 'li:first-child path')
    .getAttribute('d')
    ?.split('h')
    .slice(1)
    .map((part) => Number.parseInt(part, 10))
  expect(lengths).toEqual([10, 10, 10, 10, 10, 5])
})

test('numbers above 150 are blocks of ten lines, filled column by column', async () => {
  const rows = [{ label: text('Products'), cells: { start: 0, solid: 174, end: 174 } }]
  const view = await render(
    <Drawings drawings={[{ ...drawing, rows, columns: 18, isBlock: true }]} />,
  )
  const columns = one(view, 'path').getAttribute('d')?.split('M').slice(1) ?? []
  expect(columns).toHaveLength(18)
  // A gap follows ten columns.
  expect(columns[9]).toBe('9.5 0v10')
  expect(columns[10]).toBe('11 0v10')
  expect(columns[17]).toBe('18 0v4')
})

test('a step without an end is an arrow, not a number of weeks', async () => {
  const rows = [{ label: text('Operation'), cells: { start: 26, solid: 28, end: 28, open: true } }]
  const view = await render(<Drawings drawings={[{ ...drawing, rows, columns: 28 }]} />)
  const path = one(view, 'path')
  expect(path.hasAttribute('stroke-dasharray')).toBe(false)
  expect(path.getAttribute('d')).toMatch(/z$/)
})

test('stages are radio buttons, the first chosen, each described by its text', async () => {
  const rows = [
    { label: text('Filing'), text: text('You send the file.') },
    { label: text('Decision'), text: text('The office decides.') },
  ]
  const view = await render(
    <Drawings drawings={[{ heading: text('Process'), layout: 'stages', rows }]} />,
  )
  const radios = [...view.querySelectorAll<HTMLInputElement>('fieldset li input[type=radio]')]
  expect(radios.map(({ checked }) => checked)).toEqual([true, false])
  expect(new Set(radios.map(({ name }) => name)).size).toBe(1)
  const describedBy = radios.map((radio) => radio.getAttribute('aria-describedby') ?? '')
  expect(describedBy.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'You send the file.',
    'The office decides.',
  ])
  expect(one(view, 'legend').textContent).toBe('Where are you today?')
})

test('days are cells until a date is chosen, then the calendar from that date', async () => {
  const rows = [{ label: text('Average'), cells: { start: 0, solid: 60, end: 60 } }]
  const days = { ...drawing, rows, columns: 21, group: 7, caption: 'drawing.days' as const }
  const view = await render(<Drawings drawings={[days]} />)
  expect(view.querySelectorAll('svg')).toHaveLength(1)
  expect(textsOf(view, '[role=status] *')).toEqual([])
  const input = one<HTMLInputElement>(view, 'input[type=date]')
  await act(async () => {
    input.value = '2026-11-25'
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  expect(textsOf(view, '[role=status] *')).toEqual(['60 days later', '24 January 2027'])
  expect(view.querySelectorAll('svg')).toHaveLength(0)
  expect(textsOf(view, '[aria-hidden] b')).toEqual([
    'November 2026',
    'December 2026',
    'January 2027',
  ])
})
