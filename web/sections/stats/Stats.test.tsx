import { expect, test } from 'vitest'
import { text } from '../../testing/content.ts'
import { render, textsOf } from '../../testing/render.tsx'
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
