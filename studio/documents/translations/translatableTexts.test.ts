import { expect, test } from 'vitest'
import { loadDemo } from '../../../scripts/content/demo.ts'
import { testWorkspace } from '../../testing/testWorkspace.ts'
import { translationsOf } from './translatableTexts.ts'
import { findUntranslated } from './untranslated.ts'

const { workspace } = await testWorkspace([])

function coverage(document: { _type: string; [field: string]: unknown }) {
  const type = workspace.schema.get(document._type)
  if (!type) throw new Error(`${document._type} is no type`)
  return translationsOf(document, type)
}

test('each text with English counts, anywhere in the document', () => {
  const answer = { en: [{ _type: 'block' }], fr: [] }
  const counted = coverage({
    _type: 'faqCategory',
    title: { en: 'General', fr: 'Généralités' },
    faqs: [{ question: { en: 'Why?', fr: 'Pourquoi ?', pt: ' ' }, answer }],
  })
  expect(counted).toMatchObject([
    { code: 'fr', texts: 3, missing: 1 },
    { code: 'pt', texts: 3, missing: 3 },
  ])
})

test('texts that a button keeps from another kind do not count', () => {
  const actions = [{ kind: 'phone', dialogTitle: { en: 'Before you go' } }]
  expect(coverage({ _type: 'homePage', hero: { actions } })).toMatchObject([
    { texts: 0 },
    { texts: 0 },
  ])
})

test('documents with missing translations are listed, the least translated first, as drafts are', () => {
  const published = { _id: 'a', _type: 'milestone', title: { en: 'A', fr: 'A', pt: 'A' } }
  const draft = { ...published, _id: 'drafts.a', title: { en: 'A', fr: 'A' } }
  const worse = { _id: 'b', _type: 'milestone', title: { en: 'B', fr: '\u00a0\u200b' } }
  const missing = findUntranslated([published, draft, worse], workspace.schema)
  expect(
    missing.map(({ document, languages }) => [document._id, languages.map((l) => l.code)]),
  ).toEqual([
    ['b', ['fr', 'pt']],
    ['drafts.a', ['pt']],
  ])
})

test('each missing text is named, of one language where an editor translates into that', () => {
  const page = { _id: 'a', _type: 'milestone', title: { en: 'A', fr: 'A' }, text: { en: 'B' } }
  const [missing] = findUntranslated([page], workspace.schema, 'fr')
  expect(missing?.languages).toMatchObject([{ code: 'fr', unwritten: [{ path: 'text' }] }])
  const complete = { ...page, text: { en: 'B', fr: 'B' } }
  expect(findUntranslated([complete], workspace.schema, 'fr')).toEqual([])
})

test('the demo lacks no translation', async () => {
  expect(findUntranslated(await loadDemo(), workspace.schema)).toEqual([])
})
