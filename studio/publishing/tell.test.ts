import { expect, test } from 'vitest'
import type { BuildRecord, Change } from '../../shared/buildRecord.ts'
import { tellLive } from './tell.ts'

const change = (documentId: string, kind: Change['kind'] = 'published'): Change => ({
  _key: documentId,
  documentId,
  documentType: 'servicePage',
  kind,
  title: documentId,
})

const told = (changes: Change[], held: string[] = []) => {
  const record: BuildRecord = {
    _id: 'website.build.1',
    _type: 'websiteBuild',
    state: 'built',
    startedAt: '2026-11-21T10:00:00.000Z',
    changes,
    held: held.map((documentId) => ({ _key: documentId, documentId, documentType: 'servicePage' })),
  }
  return tellLive(record, ({ title = '' }) => title)
}

test.each([
  [[change('WHO')], 'Live: “WHO” is on the website'],
  [[change('WHO', 'unpublished')], 'Live: “WHO” is no longer on the website'],
  [[change('WHO', 'deleted')], 'Live: “WHO” is gone from the website'],
  [[change('WHO'), change('GMP')], 'Live: “WHO” is on the website, and 1 more change'],
  [[], 'Live: the website is up to date'],
])('a notice says what is live: %#', (changes, text) => {
  expect(told(changes)).toBe(text)
})

test('what was held back is not said to be live', () => {
  expect(told([change('Broken'), change('WHO')], ['Broken'])).toBe('Live: “WHO” is on the website')
})
