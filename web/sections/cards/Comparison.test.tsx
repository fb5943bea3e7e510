import { expect, test } from 'vitest'
import type { SectionOf } from '../../model/types.ts'
import { text } from '../../testing/content.ts'
import { one, render, textsOf } from '../../testing/render.tsx'
import { Cards } from './Cards.tsx'

const section: SectionOf<'cards'> = {
  _type: 'cards',
  _key: 'a',
  anchor: 'routes',
  heading: text('Routes'),
  items: [
    {
      _key: 'a',
      title: text('ARIPO'),
      duration: { field: 'test:duration', value: '12-18 mois' },
      text: text('One application'),
      link: { kind: 'page', label: text('About ARIPO'), page: '/services/aripo' },
    },
    { _key: 'b', title: text('Madrid'), duration: { field: 'test:duration', value: '8-15 mois' } },
  ],
  comparison: {
    unit: 'months',
    length: 18,
    tick: 3,
    bars: [
      { open: false, start: 0, shortest: 12, longest: 18 },
      { open: false, start: 0, shortest: 8, longest: 15 },
    ],
  },
}

test('cards with durations stay a list, each with heading, text, link and duration', async () => {
  const view = await render(<Cards section={section} />)
  expect(textsOf(view, '#routes figure ul > li')).toEqual([
    'ARIPOOne applicationAbout ARIPO12-18 mois',
    'Madrid8-15 mois',
  ])
  expect(textsOf(view, 'li h3')).toEqual(['ARIPO', 'Madrid'])
  expect(one(view, 'a').getAttribute('href')).toBe('/services/aripo')
})

test('the caption says what is drawn', async () => {
  const view = await render(<Cards section={section} />)
  expect(one(view, 'figcaption').textContent).toBe(
    'FigureMonths, to scale. Solid: shortest duration; hatched: up to the longest.',
  )
})

test('without a comparison there is no figure', async () => {
  const view = await render(<Cards section={{ ...section, comparison: null }} />)
  expect(view.querySelector('figure')).toBeNull()
})
