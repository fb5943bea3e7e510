import { expect, test } from 'vitest'
import { withWeakReferences } from './planMutations.ts'

test('a taken-down document keeps its other references, and those that are weak already', () => {
  const types = new Map([['gone', 'page']])
  const content = {
    title: 'gone',
    kept: { _ref: 'there' },
    weak: { _ref: 'gone', _weak: true },
    list: [{ _key: 'a', _ref: 'gone' }],
  }
  expect(withWeakReferences(content, types)).toEqual({
    ...content,
    list: [{ _key: 'a', _ref: 'gone', _weak: true, _strengthenOnPublish: { type: 'page' } }],
  })
})
