import { expect, test } from 'vitest'
import { openedBy, writersOf } from './useWriters.ts'

test('who may be writing has the form of a draft open that was changed just now', () => {
  const others = [
    { user: { displayName: 'Ama' }, locations: [{ documentId: 'drafts.home' }] },
    { user: { displayName: 'Esi' }, locations: [{ documentId: 'fair' }] },
  ]
  const now = Date.parse('2026-11-28T09:00:00Z')
  const changedAt = (time: string) => ({ _updatedAt: `2026-11-28T${time}Z` })
  expect(writersOf({ _id: 'drafts.home', ...changedAt('08:59:30') }, others, now)).toEqual(['Ama'])
  expect(writersOf({ _id: 'drafts.home', ...changedAt('08:50:00') }, others, now)).toEqual([])
  expect(writersOf({ _id: 'drafts.away', ...changedAt('08:59:30') }, others, now)).toEqual([])
})

test('who has a form open is named once, however many windows show it', () => {
  const at = (documentId: string) => ({ locations: [{ documentId }], user: { displayName: 'Ama' } })
  const others = [at('drafts.home'), at('home'), at('fair')]
  expect(openedBy('home', others)).toEqual(['Ama'])
  expect(openedBy('away', others)).toEqual([])
})
