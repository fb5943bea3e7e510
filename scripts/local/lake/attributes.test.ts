import { expect, test } from 'vitest'
import { attributeCounter } from './limits.ts'

function count(...documents: Record<string, unknown>[]): number {
  const counter = attributeCounter()
  documents.forEach(counter.add)
  return counter.size()
}

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
  expect(count(...documents)).toBe(expected)
})

test('an attribute is in use until the last document that has it is taken back', () => {
  const counter = attributeCounter()
  const sizes = [
    () => counter.add({ list: [{ a: 1 }, { a: 2 }] }),
    () => counter.add({ list: [] }),
    () => counter.remove({ list: [{ a: 1 }, { a: 2 }] }),
    () => counter.remove({ list: [] }),
  ].map((step) => {
    step()
    return counter.size()
  })
  expect(sizes).toEqual([3, 3, 1, 0])
})
