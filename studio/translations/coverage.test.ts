import { expect, test } from 'vitest'
import { loadDemo } from '../demo/load.ts'
import { studioOver } from '../testing/studioOver.ts'
import { badgeColor } from './badges.ts'
import { coverageOf, percentOf } from './coverage.ts'
import { missingIn } from './missing.ts'

const { workspace } = await studioOver([])
const typeOf = (name: string) => workspace.schema.get(name)

function coverage(document: { _type: string; [field: string]: unknown }) {
  const type = typeOf(document._type)
  if (!type) throw new Error(`${document._type} is no type`)
  return coverageOf(document, type)
}

test('each text that is written in English counts, wherever in the document it is', () => {
  const answer = { en: [{ _type: 'block' }], fr: [] }
  const counted = coverage({
    _type: 'faqCategory',
    title: { en: 'General', fr: 'Généralités' },
    faqs: [{ question: { en: 'Why?', fr: 'Pourquoi ?', pt: ' ' }, answer }],
  })
  expect(counted).toEqual({ texts: 3, written: { en: 3, fr: 2, pt: 0 } })
  expect(percentOf(counted, 'fr')).toBe(66)
})

test('an empty document lacks nothing', () => {
  expect(percentOf(coverage({ _type: 'milestone' }), 'pt')).toBe(100)
})

test('words that a button keeps from another kind do not count', () => {
  const actions = [{ kind: 'phone', dialogTitle: { en: 'Before you go' } }]
  expect(coverage({ _type: 'homePage', hero: { actions } }).texts).toBe(0)
})

test('100 % is said only of what is complete', () => {
  expect(percentOf({ texts: 1000, written: { en: 1000, fr: 999, pt: 0 } }, 'fr')).toBe(99)
  expect([100, 99, 50, 49].map(badgeColor)).toEqual(['success', 'warning', 'warning', 'danger'])
})

test('documents with missing translations are listed, the least translated first, as drafts are', () => {
  const published = { _id: 'a', _type: 'milestone', title: { en: 'A', fr: 'A', pt: 'A' } }
  const draft = { ...published, _id: 'drafts.a', title: { en: 'A', fr: 'A' } }
  const worse = { _id: 'b', _type: 'milestone', title: { en: 'B' } }
  const missing = missingIn([published, draft, worse], typeOf)
  expect(
    missing.map(({ document, languages }) => [document._id, languages.map((l) => l.code)]),
  ).toEqual([
    ['b', ['fr', 'pt']],
    ['a', ['pt']],
  ])
})

test('the demo lacks no translation', async () => {
  expect(missingIn(await loadDemo(), typeOf)).toEqual([])
})
