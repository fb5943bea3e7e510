import { expect, test } from 'vitest'
import { textAfter } from './MissingTranslations.tsx'

const text = (key: string) => ({ key, params: { id: key.charAt(0) } })
const texts = (...keys: string[]) => keys.map(text)

test('the next text follows, and the first comes after the last', () => {
  const all = texts('a1', 'a2', 'b1')
  const after = (key: string, place: number, placeInDocument: number) =>
    textAfter({ id: key.charAt(0), key, place, placeInDocument }, all)?.key
  expect([after('', 0, 0), after('a1', 0, 0), after('a2', 1, 1), after('b1', 2, 0)]).toEqual([
    'a1',
    'a2',
    'b1',
    'a1',
  ])
})

test('a document whose translations move it down the list is finished first', () => {
  const last = { id: 'a', key: 'a1', place: 0, placeInDocument: 0 }
  expect(textAfter(last, texts('b1', 'b2', 'b3', 'a2', 'a3'))?.key).toBe('a2')
})

test('after a document that is finished, the one in its place follows', () => {
  const last = { id: 'b', key: 'b1', place: 2, placeInDocument: 0 }
  expect(textAfter(last, texts('a1', 'a2', 'c1'))?.key).toBe('c1')
})
