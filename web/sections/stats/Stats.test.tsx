import { expect, test } from 'vitest'
import { text } from '../../testing/content.ts'
import { one, render, textsOf } from '../../testing/render.tsx'
import { Stats } from './Stats.tsx'

test('each figure is an item of the list, with what it counts', async () => {
  const view = await render(
    <Stats
      section={{
        _type: 'stats',
        _key: 'a',
        anchor: 'stats',
        heading: text('Figures'),
        longest: 3,
        items: [
          {
            _key: 'a',
            value: text('plus de 500'),
            label: text('Contracts'),
          },
          {
            _key: 'b',
            value: text('12'),
            label: text('Countries'),
          },
        ],
      }}
    />,
  )
  expect(textsOf(view, '#stats ul > li')).toEqual(['plus de 500Contracts', '12Countries'])
})

test('a figure of the hotline dials the number of the settings', async () => {
  const items = [
    { _key: 'a', value: text('24/7'), label: text('Emergency hotline'), linksToPhone: true },
    { _key: 'b', value: text('12'), label: text('Countries') },
  ]
  const section = {
    _type: 'stats' as const,
    _key: 'a',
    anchor: 'stats',
    heading: text('Figures'),
    longest: 4,
    items,
  }
  const link = one(await render(<Stats section={section} />), '#stats a')
  expect(link.textContent).toBe('24/7')
  expect(link.getAttribute('href')).toBe('tel:+233302000000')
  expect(link.getAttribute('aria-label')).toBe('24/7, +233 30 200 0000')
})
