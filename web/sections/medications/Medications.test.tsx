import { expect, test } from 'vitest'
import { text } from '../../testing/content.ts'
import { render, textsOf } from '../../testing/render.tsx'
import { Medications } from './Medications.tsx'
import { medicationCategories } from './shape.ts'

test('each category is an item tagged Malaria, ARV or Both, with its medicines as a list', async () => {
  const view = await render(
    <Medications
      section={{
        _type: 'medications',
        _key: 'a',
        anchor: 'categories',
        heading: text('Categories'),
        items: medicationCategories.map((category) => ({
          _key: category,
          category,
          title: text(`Against ${category}`),
          text: text(`For ${category}`),
          medicines: [
            { _key: 'one', name: text(`${category} one`), ingredients: 2 },
            { _key: 'two', name: text(`${category} two`), form: 'vial' },
          ],
        })),
      }}
    />,
  )
  const items = [...view.querySelectorAll('#categories figure > ul > li')]
  expect(items.map((item) => textsOf(item, '[data-translate^="medications."]'))).toEqual([
    ['Malaria'],
    ['ARV'],
    ['Both'],
  ])
  expect(textsOf(view, 'li li')).toEqual([
    ...['malaria one', 'malaria two'],
    ...['arv one', 'arv two'],
    ...['both one', 'both two'],
  ])
})
