import { act } from 'react'
import { expect, test } from 'vitest'
import { text } from '../../testing/content.ts'
import { one, render, textsOf } from '../../testing/render.tsx'
import { Drawings } from './Drawings.tsx'

const drawing = {
  heading: text('Routes'),
  rows: [
    { label: text('ARIPO'), value: text('12-18 months'), cells: { solid: 12, end: 18 } },
    { label: text('OAPI'), value: text('6 months'), cells: { solid: 6, end: 6 } },
  ],
  columns: 18,
  group: 12,
  caption: 'figure.scheduleRange' as const,
  unit: 'months' as const,
}

test('drawings have a text alternative, and are hidden from screen readers', async () => {
  const view = await render(<Drawings drawings={[drawing]} />)
  expect(textsOf(view, 'figure li')).toEqual(['ARIPO12-18 months', 'OAPI6 months'])
  expect(one(view, 'figcaption').textContent).toBe(
    'FigureRoutes. Months, to scale. Solid: shortest duration; hatched: up to the longest.',
  )
  const drawings = [...view.querySelectorAll('svg')]
  expect(drawings.map((it) => it.getAttribute('aria-hidden'))).toEqual(['true', 'true'])
})

test('cells are as many as counted, in groups, hatched beyond the shortest', async () => {
  const view = await render(<Drawings drawings={[drawing]} />)
  const lengths = [...view.querySelectorAll('li:first-child path')].map((path) =>
    path
      .getAttribute('d')
      ?.split('h')
      .slice(1)
      .map((part) => Number.parseInt(part, 10)),
  )
  expect(lengths).toEqual([[12], [6]])
})

test('days are cells until a date is chosen, then a calendar whose end is no date', async () => {
  const rows = [{ label: text('Average'), cells: { solid: 60, end: 60 } }]
  const days = { ...drawing, rows, columns: 21, group: 7, caption: 'drawing.days' as const }
  const view = await render(<Drawings drawings={[days]} />)
  expect(view.querySelectorAll('svg')).toHaveLength(1)
  expect(textsOf(view, '[role=status] *')).toEqual([])
  expect(one(view, 'figcaption').textContent).toBe(
    'FigureOne cell for each day, a gap after each week.',
  )
  const input = one<HTMLInputElement>(view, 'input[type=date]')
  await act(async () => {
    input.value = '2026-11-25'
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  expect(textsOf(view, '[role=status] *')).toEqual(['60 days on: late January 2027'])
  expect(view.querySelectorAll('svg')).toHaveLength(0)
  expect(textsOf(view, '[aria-hidden] b')).toEqual([
    'November 2026',
    'December 2026',
    'January 2027',
  ])
  expect(textsOf(view, '[aria-hidden] > :first-child span').join('')).toBe('MTWTFSS')
  expect(one(view, 'figcaption').textContent).toBe(
    'FigureThe days on the calendar, from the date that you chose: neither a deadline nor a promise.',
  )
})
