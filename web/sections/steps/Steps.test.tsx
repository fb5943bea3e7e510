import { expect, test } from 'vitest'
import { text } from '../../testing/content.ts'
import { render, textsOf } from '../../testing/render.tsx'
import { Steps } from './Steps.tsx'

test('steps are an ordered list, each with its time where that is known', async () => {
  const view = await render(
    <Steps
      section={{
        _type: 'steps',
        _key: 'a',
        anchor: 'process',
        heading: text('Process'),
        schedule: null,
        items: [
          { _key: 'a', title: text('Apply'), text: text('Hand in'), timeline: text('Weeks 1-2') },
          { _key: 'b', title: text('Wait'), text: text('Be patient') },
        ],
      }}
    />,
  )
  expect(textsOf(view, '#process ol > li')).toEqual(['ApplyWeeks 1-2Hand in', 'WaitBe patient'])
})
