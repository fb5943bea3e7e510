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

test('a checklist to tick has a box for each entry, named by the entry alone, and counts them', async () => {
  const view = await render(
    <Checklist
      section={{
        _type: 'checklist',
        _key: 'a',
        anchor: 'documents',
        heading: text('Documents'),
        items: list('Current licence of the site', 'Dossier in CTD format'),
        short: list('Licence', 'Dossier'),
        tickable: true,
      }}
    />,
  )
  const named = [...view.querySelectorAll<HTMLInputElement>('#documents li > label > input')]
  const names = named.map(({ labels }) =>
    textsOf(labels?.[0] ?? view, 'label > span:not([aria-hidden])').join(),
  )
  expect(names).toEqual(['Current licence of the site', 'Dossier in CTD format'])
  expect(textsOf(view, '[aria-hidden]')).toEqual(['Licence', 'Dossier'])
  expect(one(view, '#documents p').textContent).toBe('of 2 at hand')
})
