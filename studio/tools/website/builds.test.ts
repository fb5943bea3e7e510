import { expect, test } from 'vitest'
import {
  type BuildRecord,
  type RecordedChange,
  recordPrefix,
} from '../../../shared/publishing/buildRecord.ts'
import { liveMessage, toBuilds } from './builds.ts'

const record = (id: string, state: BuildRecord['state'] = 'built'): BuildRecord => ({
  _id: recordPrefix + id,
  _type: 'websiteBuild',
  state,
  startedAt: '2026-11-21T10:00:00.000Z',
  changes: [],
  kept: [],
})

test.each([
  ['the site is the newest build', '3', ['live', 'replaced', 'replaced']],
  ['the host still serves the one before', '2', ['built', 'live', 'replaced']],
  ['the host still serves one that is no longer recorded', '0', ['built', 'replaced', 'replaced']],
  ['the site is newer than every record', '4', ['replaced', 'replaced', 'replaced']],
  ['it is not known which build the site is', null, ['built', 'replaced', 'replaced']],
])('where %s, only what is so is said', (_, liveId, expected) => {
  const builds = toBuilds(
    ['3', '2', '1'].map((id) => record(id)),
    liveId,
  )
  expect(builds.map(({ status }) => status)).toEqual(expected)
})

test('a build is on its way after the live one, also if its publisher has a clock that is behind', () => {
  const builds = toBuilds([record('1'), record('3')], '3')
  expect(builds.map(({ status }) => status)).toEqual(['built', 'live'])
})

test('a build that runs or has failed is never live', () => {
  const builds = toBuilds([record('3', 'building'), record('2', 'failed'), record('1')], '1')
  expect(builds.map(({ status }) => status)).toEqual(['building', 'failed', 'live'])
})

const issue = (documentId: string) => ({
  _key: documentId,
  documentId,
  documentType: 'faqPage',
  path: 'hero.heading.en',
  message: 'is missing',
})

test('a failed build is fixed by a later one without issues in the same documents', () => {
  const failed = { ...record('1', 'failed'), issues: [issue('faqPage')] }
  const statusAfter = (later: BuildRecord) => toBuilds([later, failed], '2').at(-1)?.status
  expect(statusAfter(record('2'))).toBe('fixed')
  expect(statusAfter(record('2', 'failed'))).toBe('failed')
  const still = { ...record('2'), kept: [issue('faqPage')], issues: [issue('faqPage')] }
  expect(statusAfter(still)).toBe('failed')
  const other = { ...record('2'), kept: [issue('homePage')], issues: [issue('homePage')] }
  expect(statusAfter(other)).toBe('fixed')
})

test('a build that kept a document is fixed by one that shows it', () => {
  const kept = { ...record('1'), kept: [issue('faqPage')], issues: [issue('faqPage')] }
  expect(toBuilds([kept], '1').map(({ status }) => status)).toEqual(['live'])
  expect(toBuilds([record('2'), kept], '2').map(({ status }) => status)).toEqual(['live', 'fixed'])
})

const change = (
  documentId: string,
  kind: RecordedChange['kind'] = 'published',
): RecordedChange => ({
  _key: documentId,
  documentId,
  documentType: 'servicePage',
  kind,
  title: documentId,
})

const messageOf = (changes: RecordedChange[], kept: string[] = []) => {
  const record: BuildRecord = {
    _id: 'website.build.1',
    _type: 'websiteBuild',
    state: 'built',
    startedAt: '2026-11-21T10:00:00.000Z',
    changes,
    kept: kept.map((documentId) => ({ _key: documentId, documentId, documentType: 'servicePage' })),
  }
  return liveMessage(record, ({ documentId }) => documentId)
}

test.each([
  [[change('WHO')], 'Live: “WHO” is on the website'],
  [[change('WHO', 'unpublished')], 'Live: “WHO” is no longer on the website'],
  [[change('WHO', 'deleted')], 'Live: “WHO” was deleted from the website'],
  [[change('WHO'), change('GMP')], 'Live: “WHO” is on the website, and 1 more change'],
  [
    [{ ...change('old', 'deleted'), documentType: 'redirect' }, change('WHO')],
    'Live: “WHO” is on the website, and 1 more change',
  ],
  [[], 'Live: the website is up to date'],
])('a notice says what is live: %#', (changes, text) => {
  expect(messageOf(changes)).toBe(text)
})

test('news that waits for its day is not said to be live', () => {
  const news = { ...change('Fair'), visibleFrom: '2999-12-03' }
  expect(messageOf([news])).toMatch(/^“Fair” is published, and appears by itself on .*2999/)
  expect(messageOf([news, change('WHO')])).toBe('Live: “WHO” is on the website, and 1 more change')
})

test('a kept document is not reported as live', () => {
  expect(messageOf([change('Broken'), change('WHO')], ['Broken'])).toBe(
    'Live: “WHO” is on the website',
  )
})
