import { expect, test } from 'vitest'
import { textAfter } from './MissingTranslations.tsx'

const text = (key: string) => ({ key, params: { id: key.charAt(0) } })
const texts = (...keys: string[]) => keys.map(text)
const opened = (key: string, ...following: string[]) => {
  return { id: key.charAt(0), key, following: texts(...following) }
}

test('the next text follows, and the first comes after the last', () => {
  const all = texts('a1', 'a2', 'b1')
  const after = (key: string) => textAfter(opened(key), all)?.key
  expect([after(''), after('a1'), after('a2'), after('b1')]).toEqual(['a1', 'a2', 'b1', 'a1'])
})

test('a document whose translations move it down the list is finished first', () => {
  const last = opened('a1', 'a2', 'a3', 'b1', 'b2', 'b3')
  expect(textAfter(last, texts('b1', 'b2', 'b3', 'a2', 'a3'))?.key).toBe('a2')
})

test('after a document that is finished, the one in its place follows', () => {
  expect(textAfter(opened('b1', 'c1'), texts('a1', 'a2', 'c1'))?.key).toBe('c1')
})

test('no text is skipped when the list learns late that earlier ones are translated', () => {
  const last = opened('a2', 'a3', 'a4')
  expect(textAfter(last, texts('a3', 'a4'))?.key).toBe('a3')
})

test('a text that was passed over does not come before those that follow', () => {
  const last = opened('a3', 'a4', 'a5')
  expect(textAfter(last, texts('a1', 'a4', 'a5'))?.key).toBe('a4')
})
