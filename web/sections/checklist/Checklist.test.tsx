import { expect, test } from 'vitest'
import { list, text } from '../../testing/content.ts'
import { one, render, textsOf } from '../../testing/render.tsx'
import { Checklist } from './Checklist.tsx'

test('each entry is an item of one list', async () => {
  const view = await render(
    <Checklist
      section={{
        _type: 'checklist',
        _key: 'a',
        anchor: 'documents',
        heading: text('Documents'),
        items: list('Licence', 'Dossier'),
      }}
    />,
  )
  expect(textsOf(one(view, '#documents ul'), 'li[data-translate]')).toEqual(['Licence', 'Dossier'])
})
