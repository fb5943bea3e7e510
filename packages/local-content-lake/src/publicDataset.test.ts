import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'
import { expect } from 'vitest'
import { startLake } from './startLake.ts'
import { test as base, connect, dataset } from './testing/lakeTest.ts'
import { observe } from './testing/observe.ts'

/** A lake with the access of a public dataset: a client with a token, and one without. */
const test = base.extend<{ editor: SanityClient; anybody: SanityClient }>({
  editor: async ({ directory }, use) => {
    const lake = await startLake({ directory, port: 0, requiresToken: true })
    await use(connect(lake.address))
    await lake.close()
  },
  anybody: async ({ editor }, use) => {
    const { token: _, ...config } = editor.config() as ClientConfig
    await use(createClient(config))
  },
})

test.beforeEach(async ({ editor }) => {
  await editor.create({ _id: 'gin', _type: 'drink' })
  await editor.create({ _id: 'drafts.tea', _type: 'drink' })
  await editor.create({ _id: 'private.rum', _type: 'drink' })
})

test('without a token, documents with a dot in their id are in no result, whatever the perspective', {
  tags: 'local',
}, async ({ editor, anybody }) => {
  for (const perspective of ['published', 'drafts', 'raw'] as const)
    expect(await anybody.fetch('*._id', {}, { perspective })).toEqual(['gin'])
  expect(await editor.fetch('*._id', {}, { perspective: 'raw' })).toHaveLength(3)
})

test('without a token, they are not read by their ids either', { tags: 'local' }, async ({
  editor,
  anybody,
}) => {
  expect(await anybody.getDocuments(['gin', 'drafts.tea', 'private.rum'])).toMatchObject([
    { _id: 'gin' },
    null,
    null,
  ])
  expect(await editor.getDocument('private.rum')).toMatchObject({ _id: 'private.rum' })
})

test('without a token, a listener learns nothing of them', { tags: 'local' }, async ({
  editor,
  anybody,
}) => {
  using listener = observe(
    anybody.listen('*', {}, { events: ['welcome', 'mutation'], includeAllVersions: true }),
  )
  expect(await listener.next()).toMatchObject({ type: 'welcome' })
  await editor.patch('drafts.tea').set({ name: 'Tea' }).commit()
  await editor.patch('gin').set({ name: 'Gin' }).commit()
  expect(await listener.next()).toMatchObject({ type: 'mutation', documentId: 'gin' })
})

test('without a token, nothing is written, and no history is read', { tags: 'local' }, async ({
  editor,
  anybody,
}) => {
  const refused = { statusCode: 401 }
  await expect(anybody.patch('gin').set({ name: 'Gin' }).commit()).rejects.toMatchObject(refused)
  await expect(
    anybody.action({ actionType: 'sanity.action.document.discard', draftId: 'drafts.tea' }),
  ).rejects.toMatchObject(refused)
  await expect(
    anybody.assets.upload('file', Buffer.from('text'), { filename: 'a.txt' }),
  ).rejects.toMatchObject(refused)
  for (const path of [`/data/stats/${dataset}`, `/data/history/${dataset}/transactions/gin`])
    await expect(anybody.request({ url: path })).rejects.toMatchObject(refused)
  expect(await editor.fetch('*[_id == "gin"][0]')).not.toHaveProperty('name')
})
