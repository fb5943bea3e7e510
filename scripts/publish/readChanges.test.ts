import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { startLake } from 'local-content-lake'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildRecord, recordsQuery } from '../../shared/publishing/buildRecord.ts'
import { readEnvironment } from '../environment.ts'
import type { RunningServer } from '../http/server.ts'
import { lakeClient } from '../services/lakeClient.ts'
import { recordBuild } from './buildRecorder.ts'

let directory = ''
let lake: RunningServer
let client: SanityClient
let colleague: SanityClient

const page = (_id: string, title: string) => ({
  _id,
  _type: 'servicePage',
  title: { en: title },
  slug: { _type: 'slug', current: _id },
})
const address = 'http://localhost'

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'changes-'))
  lake = await startLake({ directory, port: 0 })
  client = lakeClient(readEnvironment(), lake.address)
  colleague = client.withConfig({ token: 'colleague' })
  await client.create(page('who', 'WHO'))
  await client.create(page('gmp', 'GMP'))
  await built()
})

afterEach(async () => {
  await lake.close()
  await rm(directory, { recursive: true })
})

/** Builds, and returns the record. */
async function built(kept: string[] = []) {
  const outcome = {
    address,
    kept: kept.map((documentId) => ({ documentId, documentType: 'servicePage' })),
    issues: [],
  }
  await recordBuild(client, async () => outcome)
  const [newest] = await client.fetch<unknown[]>(recordsQuery, {}, { perspective: 'raw' })
  return buildRecord.parse(newest)
}

const unpublish = (id: string) =>
  colleague.request({
    method: 'POST',
    url: '/data/actions/production',
    body: {
      actions: [
        {
          actionType: 'sanity.action.document.unpublish',
          publishedId: id,
          draftId: `drafts.${id}`,
        },
      ],
    },
  })

test('the first build reports no changes, and later ones those since the last build', async () => {
  expect((await built()).changes).toEqual([])
  await client.patch('who').set({ 'title.en': 'World Health' }).commit()
  expect((await built()).changes).toEqual([
    {
      _key: 'who',
      documentId: 'who',
      documentType: 'servicePage',
      kind: 'published',
      title: { en: 'World Health' },
      path: '/services/who',
      person: 'local',
    },
  ])
  expect((await built()).changes).toEqual([])
})

test('a change names who published, unpublished or deleted, removals first, with the title of a removed page', async () => {
  await colleague.create(page('new', 'New'))
  await unpublish('gmp')
  await client.delete('who')
  const changes = (await built()).changes.map(({ kind, title, person }) => [kind, title, person])
  expect([changes.slice(0, 2).sort(), changes.slice(2)]).toEqual([
    [
      ['deleted', { en: 'WHO' }, 'local'],
      ['unpublished', { en: 'GMP' }, 'colleague'],
    ],
    [['published', { en: 'New' }, 'colleague']],
  ])
})

test.each([
  ['person', 'Abena Owusu'],
  ['country', { en: 'Ghana', fr: 'Ghana' }],
])('the change of a %s has its name, which is all the title it has', async (_type, name) => {
  await client.create({ _type, name })
  expect((await built()).changes).toMatchObject([{ title: name }])
})

test('news that waits for its day says so, and is reported again when the day has come', async () => {
  const news = { _id: 'fair', _type: 'newsArticle', title: { en: 'Fair' } }
  await client.create({ ...news, publishedOn: '2999-12-03' })
  expect((await built()).changes).toMatchObject([
    { title: { en: 'Fair' }, visibleFrom: '2999-12-03' },
  ])
  expect((await built()).changes).toEqual([])
  await client.createOrReplace({ ...news, publishedOn: '2020-12-03' })
  await built()
  await client
    .patch('website.contents')
    .set({ 'entries[_key=="fair"].waitsFor': '2020-12-03' })
    .commit()
  const [change] = (await built()).changes
  expect(change).toMatchObject({ title: { en: 'Fair' }, kind: 'published' })
  expect(change?.visibleFrom).toBeUndefined()
})

test('a change names the language that was published alone, until all is published', async () => {
  const transactionId = 'only-fr-1'
  const french = { id: 'who', set: { 'title.fr': 'OMS' } }
  await client.mutate([{ patch: french }], { transactionId })
  expect((await built()).changes).toMatchObject([
    { title: { en: 'WHO', fr: 'OMS' }, language: 'Français' },
  ])
  await client.patch('who').set({ 'title.fr': 'L’OMS' }).commit()
  expect((await built()).changes[0]?.language).toBeUndefined()
})

test('a page that is removed after one language was published is not named as that language', async () => {
  await client.mutate([{ patch: { id: 'who', set: { 'title.fr': 'OMS' } } }], {
    transactionId: 'only-fr-1',
  })
  await built()
  await client.delete('who')
  const [change] = (await built()).changes
  expect(change).toMatchObject({ kind: 'deleted', title: { en: 'WHO', fr: 'OMS' } })
  expect(change?.language).toBeUndefined()
})

test('the next build reports the changes of a failed one too', async () => {
  await client.patch('who').set({ 'title.en': 'World Health' }).commit()
  await expect(recordBuild(client, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect((await built()).changes).toMatchObject([{ title: { en: 'World Health' } }])
})

test('a kept document is reported until it is shown, but not one that was kept because of it', async () => {
  await colleague.patch('who').set({ 'title.en': 'Broken' }).commit()
  const first = await built(['who', 'siteSettings'])
  expect(first.kept).toMatchObject([{ documentId: 'who' }])
  expect((await built(['who'])).changes).toMatchObject([
    { title: { en: 'Broken' }, person: 'colleague' },
  ])
  expect((await built()).kept).toEqual([])
  expect((await built()).changes).toEqual([])
})

test('a new document that is kept is reported again when it is shown', async () => {
  await client.create(page('new', 'New'))
  await built(['new'])
  expect((await built()).changes).toMatchObject([{ documentId: 'new', kind: 'published' }])
})

test('fifty of many changes are named and the others counted; all kept documents are named', async () => {
  const created = Array.from({ length: 60 }, (_, number) => `p${number}`)
  const transaction = client.transaction()
  for (const id of created) transaction.create(page(id, 'P'))
  await transaction.commit()
  const { changes, moreChanges, kept } = await built(created)
  expect([changes.length, moreChanges]).toEqual([50, 10])
  expect(kept).toHaveLength(60)
})
