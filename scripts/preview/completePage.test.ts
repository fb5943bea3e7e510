import { expect, test } from 'vitest'
import type { DraftPage } from '../../gate/checks/checkDrafts.ts'
import { generatePage, seeded } from '../../tests/support/generatedContent.ts'
import { sectionTypes } from '../../web/sections/shapes.ts'
import { completePage } from './completePage.ts'

const created: DraftPage = { _id: 'a', _type: 'servicePage', title: { en: 'Cold Chain' } }
const note = expect.stringContaining('shown when it is complete')
const noteWith = (fields: object) => ({
  _type: 'prose',
  body: { en: [{ children: [{ text: note }] }] },
  ...fields,
})

test('a page with only a title has a heading, a text and a note', () => {
  expect(completePage(created)).toMatchObject({
    path: '/services/draft-a',
    title: { en: 'Cold Chain' },
    hero: { heading: { en: 'Heading' }, text: { en: 'Text' } },
    sections: [noteWith({})],
  })
})

test.for(sectionTypes)('a %s section has a note in its place until it is complete', (_type) => {
  const sections = [{ _key: 'a', _type }]
  expect(completePage({ ...created, sections })?.sections).toMatchObject([
    noteWith({ _key: 'a', heading: { en: 'Heading' } }),
  ])
})

test.each([
  ['fr', 'dès qu’elle est complète'],
  ['pt', 'quando estiver completa'],
] as const)('the note is in the editor’s language on pages in each: %s', (editor, words) => {
  const [section] = completePage(created, editor)?.sections ?? []
  const note = [{ children: [{ text: expect.stringContaining(words) }] }]
  expect(section).toMatchObject({ body: { en: note, fr: note, pt: note } })
})

test('the note has the heading of its section', () => {
  const sections = [{ _key: 'a', _type: 'steps', heading: { en: 'Process' } }]
  expect(completePage({ ...created, sections })?.sections).toMatchObject([
    noteWith({ heading: { en: 'Process' } }),
  ])
})

test('an incomplete entry of a list is left out of its section', () => {
  const item = (title: string) => ({ _key: title, title: { en: title }, text: { en: 'Text' } })
  const steps = {
    _key: 'a',
    _type: 'steps',
    heading: { en: 'Process' },
    items: [item('Apply'), { _key: 'b', title: { fr: 'Suite' } }, item('Wait')],
  }
  expect(completePage({ ...created, sections: [steps] })?.sections).toMatchObject([
    { _type: 'steps', items: [{ _key: 'Apply' }, { _key: 'Wait' }] },
  ])
})

test('an invalid translation and a button without a kind are left out', () => {
  const list = {
    _key: 'a',
    _type: 'checklist',
    heading: { en: 'Papers' },
    actions: [{ _key: 'b' }],
    items: [{ _key: 'a', text: { en: 'One', fr: 1 } }],
  }
  const [section] = completePage({ ...created, sections: [list] })?.sections ?? []
  const items = [{ _key: 'a', text: { en: 'One' } }]
  expect(section).toMatchObject({ _type: 'checklist', actions: [], items })
  expect(section).not.toHaveProperty('items.0.text.fr')
})

test('if any field of a page is missing, the rest is shown', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const choose = seeded(seed)
    const { page } = generatePage(choose, { sections: sectionTypes })
    const part = JSON.parse(JSON.stringify(page), (field, value) =>
      /^(_.*|\d*)$/.test(field) || choose(6) > 0 ? value : undefined,
    )
    const { _id, title } = page
    const shown = completePage({ ...part, _id, _type: 'servicePage', slug: 'new', title })
    expect(shown?.title, `seed ${seed}`).toEqual(title)
    expect(shown?.sections).toHaveLength(part.sections?.length || 1)
  }
})
