import { expect, test } from 'vitest'
import { countAttributes } from './limits.ts'

// The examples of https://www.sanity.io/docs/content-lake/technical-limits and /attribute-limit
test.for<[string, number, Record<string, unknown>[]]>([
  ['an array and the types of its items', 4, [{ a: [0.5, 1.5, 'abc', 'def', true] }]],
  ['one path with three types', 3, [{ a: 'text' }, { a: 1 }, { a: null }]],
  ['objects of an array', 6, [{ foo: [{ bar: '', baz: '' }, { bar: '' }, { bat: { bar: '' } }] }]],
  ['a whole number and another', 2, [{ a: 1 }, { a: 1.5 }]],
  ['the same path in many documents', 1, [{ a: 'one' }, { a: 'two' }]],
  ['an empty array', 1, [{ a: [] }]],
  ['a name with a dot', 2, [{ 'a.b': 1, a: 1 }]],
])('%s: %i attributes', ([, expected, documents]) => {
  expect(countAttributes(documents)).toBe(expected)
})

test('a document that does not change is read once, however often it is counted', () => {
  let reads = 0
  const document = {
    get title() {
      reads += 1
      return 'text'
    },
  }
  expect([countAttributes([document]), countAttributes([document])]).toEqual([1, 1])
  expect(reads).toBe(1)
})
