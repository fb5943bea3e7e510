import type { FormPatch } from 'sanity'
import { expect, test } from 'vitest'
import { applyPatches } from '../../documents/applyPatches.ts'
import { hashOfSource } from '../../documents/translations/sourceHashes.ts'
import {
  add,
  join,
  move,
  paste,
  pasteBelow,
  remove,
  type StoredPoint,
  split,
} from './pointPatches.ts'

const point = (_key: string, en?: string, fr?: string): StoredPoint => ({
  _key,
  ...((en ?? fr) !== undefined && { text: { ...(en && { en }), ...(fr && { fr }) } }),
})
const one = point('a', 'Classification and dossier', 'Classification et dossier')
const two = point('b', 'Renewals', 'Renouvellements')

/** Returns the list after patches: the texts by language, and those of other fields. */
const after = (patches: FormPatch[], ...points: StoredPoint[]) => applyPatches(points, patches)
const english = (points: StoredPoint[]) => points.map(({ text }) => text?.en ?? '')
const french = (points: StoredPoint[]) => points.map(({ text }) => text?.fr ?? '')

test('a point is added after another one, or at the end', () => {
  expect(english(after(add('a').patches, one, two))).toEqual([one.text?.en, '', 'Renewals'])
  const { patches, caret } = add()
  const list = after(patches, one, two)
  expect(english(list)).toEqual([one.text?.en, 'Renewals', ''])
  expect(caret).toEqual({ key: list[2]?._key, field: 'text', code: 'en', at: 0 })
})

test('a point that is divided keeps its key and its translations, which are outdated then', () => {
  const { patches, caret } = split(one, { before: 'Classification ', after: ' and dossier' })
  const list = after(patches, one, two)
  expect(english(list)).toEqual(['Classification', 'and dossier', 'Renewals'])
  expect(list[0]).toMatchObject({
    _key: 'a',
    text: { fr: one.text?.fr, translatedFrom: { fr: hashOfSource(one.text?.en) } },
  })
  expect(caret).toMatchObject({ key: list[1]?._key, at: 0 })
})

test('a point that is divided at its start or its end stays whole beside an empty one', () => {
  const words = 'Classification and dossier'
  const above = split(one, { before: '', after: words })
  expect(english(after(above.patches, one))).toEqual(['', words])
  expect(above.caret).toMatchObject({ key: 'a', at: 0 })
  expect(english(after(split(one, { before: words, after: ' ' }).patches, one))).toEqual([
    words,
    '',
  ])
})

test('points are joined in all languages, with their short names', () => {
  const { patches, caret } = join(one, { ...two, short: { en: 'Renewal' } })
  expect(after(patches, one, two)).toMatchObject([
    {
      _key: 'a',
      text: {
        en: 'Classification and dossierRenewals',
        fr: 'Classification et dossier Renouvellements',
      },
      short: { en: 'Renewal' },
    },
  ])
  expect(caret).toMatchObject({ key: 'a', at: 'Classification and dossier'.length })
})

test('a point is moved and removed as a whole, by its key', () => {
  expect(after(move(two, 'before', 'a'), one, two)).toEqual([two, one])
  expect(remove('a')).toEqual([expect.objectContaining({ type: 'unset', path: [{ _key: 'a' }] })])
})

test('pasted lines become points at the caret', () => {
  const lines = ['One', 'Two', 'Three']
  const { patches, caret } = paste(one, lines, { before: 'Before ', after: ' after' })
  const list = after(patches, one, two)
  expect(english(list)).toEqual(['Before One', 'Two', 'Three after', 'Renewals'])
  expect(french(list)).toEqual([one.text?.fr, '', '', 'Renouvellements'])
  expect(caret).toMatchObject({ key: list[2]?._key, at: 'Three'.length })
})

test('lines pasted into a translation fill those of the points below, and none is lost', () => {
  const place = { key: 'a', field: 'text', code: 'fr' } as const
  const { patches } = pasteBelow([one, point('b')], place, ['Un', 'Deux', 'Trois'], {
    before: '',
    after: '',
  })
  const list = after(patches, one, point('b'))
  expect(french(list)).toEqual(['Un', 'Deux', 'Trois'])
  expect(english(list)).toEqual([one.text?.en, '', ''])
})
