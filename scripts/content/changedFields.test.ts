import { expect, test } from 'vitest'
import { changedFields } from './changedFields.ts'

test.each([
  ['a changed value', { a: { en: 'One' } }, { a: { en: 'Two' } }, [['a.en', '"One"', '"Two"']]],
  ['a new field', {}, { a: 1 }, [['a', undefined, '1']]],
  ['a removed field', { a: 1 }, {}, [['a', '1', undefined]]],
  [
    'an entry by its key',
    { a: [{ _key: 'k', b: 1 }] },
    { a: [{ _key: 'k', b: 2 }] },
    [['a[_key=="k"].b', '1', '2']],
  ],
  [
    'another order',
    { a: [{ _key: 'k' }, { _key: 'l' }] },
    { a: [{ _key: 'l' }, { _key: 'k' }] },
    [['a', '["k","l"]', '["l","k"]']],
  ],
  ['a list of values', { a: ['x'] }, { a: ['x', 'y'] }, [['a', '["x"]', '["x","y"]']]],
  ['no difference', { a: [1] }, { a: [1] }, []],
])('%s', (_, before, after, fields) => {
  const result = changedFields(before, after)
  expect(result.map((it) => [it.path, it.before, it.after])).toEqual(fields)
})
