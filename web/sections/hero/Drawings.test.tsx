import { expect, test } from 'vitest'
import { text } from '../../testing/content.ts'
import { one, render, textsOf } from '../../testing/render.tsx'
import { Drawings } from './Drawings.tsx'

const drawing = {
  heading: text('Bodies'),
  form: 'cells' as const,
  rows: [
    { label: text('AMA'), value: text('55'), cells: { start: 0, solid: 55, end: 55 } },
    { label: text('NAFDAC'), value: text('1'), cells: { start: 0, solid: 1, end: 1 } },
  ],
  columns: 30,
  caption: 'drawing.cells' as const,
}

test('drawings have a text alternative, and are hidden from screen readers', async () => {
  const view = await render(<Drawings drawings={[drawing]} />)
  expect(textsOf(view, 'figure li')).toEqual(['AMA55', 'NAFDAC1'])
  expect(one(view, 'figcaption').textContent).toBe(
    'FigureBodies. As many cells as the number says.',
  )
  for (const drawing of view.querySelectorAll('svg'))
    expect(drawing.getAttribute('aria-hidden')).toBe('true')
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
