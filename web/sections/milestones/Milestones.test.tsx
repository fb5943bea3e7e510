import { expect, test } from 'vitest'
import { text } from '../../testing/content.ts'
import { render, textsOf } from '../../testing/render.tsx'
import { Milestones } from './Milestones.tsx'

test('milestones are an ordered list, each with its year', async () => {
  const view = await render(
    <Milestones
      section={{
        _type: 'milestones',
        _key: 'a',
        anchor: 'milestones',
        heading: text('Milestones'),
        milestones: [
          { _id: 'a', year: 2009, title: text('Founded'), text: text('In Accra') },
          { _id: 'b', year: 2012, title: text('WAHO'), text: text('First certification') },
        ],
      }}
    />,
  )
  expect(textsOf(view, '#milestones ol > li')).toEqual([
    '2009FoundedIn Accra',
    '2012WAHOFirst certification',
  ])
})
