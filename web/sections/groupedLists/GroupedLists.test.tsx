import { expect, test } from 'vitest'
import { points, text } from '../../testing/content.ts'
import { render, textsOf } from '../../testing/render.tsx'
import { GroupedLists } from './GroupedLists.tsx'

test('each subject is an item, with its lists and their headings below it', async () => {
  const view = await render(
    <GroupedLists
      section={{
        _type: 'groupedLists',
        _key: 'a',
        anchor: 'requirements',
        heading: text('Requirements'),
        items: [
          {
            _key: 'dossier',
            title: text('Dossier'),
            text: text('What to hand in'),
            lists: [
              { _key: 'a', heading: text('Always'), items: points('Form', 'Fee') },
              { _key: 'b', items: points('Samples') },
            ],
          },
          { _key: 'site', title: text('Site'), lists: [{ _key: 'a', items: points('Licence') }] },
        ],
      }}
    />,
  )
  const subjects = [...view.querySelectorAll('#requirements > div > div > ul > li')]
  expect(subjects.map((subject) => textsOf(subject, 'h3, p, h4, li'))).toEqual([
    ['Dossier', 'What to hand in', 'Always', 'Form', 'Fee', 'Samples'],
    ['Site', 'Licence'],
  ])
})
