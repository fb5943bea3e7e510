import { expect, test } from 'vitest'
import { versionOf } from './bringBack.tsx'

test.each([
  ['the draft that a transaction changed', 'b', { _id: 'drafts.page', _rev: 'b' }],
  ['the draft, if the transaction changed both', 'c', { _id: 'drafts.page', _rev: 'c' }],
  ['the published document, if it changed only that', 'a', { _id: 'page', _rev: 'a' }],
])('of a version comes back %s', (_, revision, expected) => {
  const published = { _id: 'page', _rev: revision === 'c' ? 'c' : 'a' }
  const draft = { _id: 'drafts.page', _rev: revision === 'c' ? 'c' : 'b' }
  expect(versionOf([published, draft], revision)).toEqual(expected)
})

test('of a transaction that changed neither, nothing comes back', () => {
  expect(versionOf([{ _id: 'page', _rev: 'a' }], 'other')).toBeNull()
})
