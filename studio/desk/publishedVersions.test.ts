import type {
  CreateDocumentVersionEvent,
  DocumentGroupEvent,
  PublishDocumentVersionEvent,
} from 'sanity'
import { expect, test } from 'vitest'
import { publishedVersions } from './publishedVersions.ts'

const of = (id: string, minute: number) => ({
  id,
  timestamp: `2026-11-22T03:${minute}:00.000Z`,
  documentId: 'drafts.page',
  documentVariantType: 'draft' as const,
  author: 'ama',
})
const draftFrom = (id: string, minute: number): CreateDocumentVersionEvent => ({
  ...of(id, minute),
  type: 'createDocumentVersion',
  versionId: 'drafts.page',
  versionRevisionId: id,
})
const publish = (id: string, minute: number): PublishDocumentVersionEvent => ({
  ...of(id, minute),
  type: 'publishDocumentVersion',
  revisionId: `public-${id}`,
  versionId: 'drafts.page',
  publishCause: 'document.publish',
})
const idsOf = (events: DocumentGroupEvent[]) => events.map(({ id, type }) => [id, type])

/** Published twice after it was there, and edited once more. */
const events = [
  draftFrom('third', 50),
  publish('b', 40),
  draftFrom('second', 30),
  publish('a', 20),
  draftFrom('first', 10),
]

test('what visitors saw before the first draft is a version too, as that draft began', () => {
  expect(idsOf(publishedVersions(events, '2026-01-01T00:00:00Z'))).toEqual([
    ['b', 'publishDocumentVersion'],
    ['a', 'publishDocumentVersion'],
    ['first', 'createLiveDocument'],
  ])
})

test('a page that began as a draft was seen by nobody before', () => {
  const born = events.at(-1)?.timestamp
  expect(idsOf(publishedVersions(events, born)).map(([id]) => id)).toEqual(['b', 'a'])
})

test('a published document’s history has its first version already', () => {
  const first: DocumentGroupEvent = {
    ...of('seed', 10),
    type: 'createLiveDocument',
    revisionId: 'seed',
  }
  expect(
    idsOf(publishedVersions([publish('a', 20), first], '2026-01-01T00:00:00Z')).map(([id]) => id),
  ).toEqual(['a', 'seed'])
})

test('nothing was published yet', () => {
  expect(publishedVersions([draftFrom('first', 10)], '2026-01-01T00:00:00Z')).toEqual([])
  expect(publishedVersions([draftFrom('first', 10)], undefined)).toEqual([])
})

test('no version opens onto the edits that led to it, which are not listed', () => {
  const event = { ...publish('a', 20), creationEvent: draftFrom('first', 10) }
  expect(publishedVersions([event], undefined)).toEqual([publish('a', 20)])
})
