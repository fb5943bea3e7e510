import { randomUUID } from 'node:crypto'
import type { SanityClient } from '@sanity/client'
import { describe, expect } from 'vitest'
import { startLake } from '../startLake.ts'
import { connect, dataset, test as plain } from '../testing/lakeTest.ts'

const historyPath = `/v2025-02-19/data/history/${dataset}`

type Fixtures = {
  /** Runs `live` before the test. */
  past: undefined
  get: (path: string) => Promise<unknown>
  lines: (path: string) => Promise<unknown[]>
}

const test = plain.extend<Fixtures>({
  past: async ({ client }, use) => {
    await live(client)
    await use(undefined)
  },
  get: async ({ past: _, request }, use) =>
    use(async (path) => (await request(historyPath + path)).json()),
  lines: async ({ past: _, request }, use) =>
    use(async (path) => parseLines(await (await request(historyPath + path)).text())),
})

function parseLines(text: string): unknown[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}

const attributes = { _id: 'drafts.tea', _type: 'drink', name: 'one' }
const ids = { publishedId: 'tea', draftId: 'drafts.tea' }

/** Writes, edits and publishes a draft, edits it again and discards it, then deletes everything. */
async function live(client: SanityClient) {
  const act = (transactionId: string, type: string, fields: Record<string, unknown>) =>
    client.request({
      method: 'POST',
      url: `/data/actions/${dataset}`,
      body: {
        transactionId,
        actions: [{ actionType: `sanity.action.document.${type}`, ...fields }],
      },
    })
  await act('t1', 'create', { ...ids, attributes })
  await act('t2', 'edit', { ...ids, patch: { set: { name: 'two' } } })
  await act('t3', 'publish', ids)
  await act('t4', 'edit', { ...ids, patch: { set: { name: 'three' } } })
  await act('t5', 'discard', ids)
  await act('t6', 'unpublish', ids)
  await act('t7', 'publish', ids)
  await act('t8', 'delete', { ...ids, includeDrafts: [] })
}

plain(
  'a document is found in its transactions and at each revision',
  async ({ client, request }) => {
    // Hosted, the history of an id outlives its document.
    const _id = randomUUID()
    const { _rev: first } = await client.create({ _id, _type: 'drink', name: 'one' })
    const { _rev: second } = await client.patch(_id).set({ name: 'two' }).commit()
    const listed = await request(`${historyPath}/transactions/${_id}?excludeContent=true`)
    expect(parseLines(await listed.text())).toMatchObject([{ id: first }, { id: second }])
    const earlier = await request(`${historyPath}/documents/${_id}?revision=${first}`)
    expect(await earlier.json()).toMatchObject({ documents: [{ _id, name: 'one', _rev: first }] })
  },
)

describe('the transactions of a document', { tags: 'local' }, () => {
  test.for<[string, string, string[]]>([
    ['all of them, oldest first', 'tea', ['t3', 't6', 't7', 't8']],
    ['of its draft', 'drafts.tea', ['t1', 't2', 't3', 't4', 't5', 't6', 't7']],
    ['of both', 'tea,drafts.tea', ['t1', 't2', 't3', 't4', 't5', 't6', 't7', 't8']],
    ['newest first', 'tea?reverse=true', ['t8', 't7', 't6', 't3']],
    ['as many as asked for', 'tea?limit=2', ['t3', 't6']],
    ['from one on', 'tea?fromTransaction=t6', ['t6', 't7', 't8']],
    ['up to one', 'tea?toTransaction=t6', ['t3', 't6']],
    ['up to one that touched another document', 'tea?toTransaction=t5', ['t3']],
    ['from an empty transaction id on', 'tea?fromTransaction=', ['t3', 't6', 't7', 't8']],
    ['of an unknown document', 'none', []],
  ])('are listed: %s', async ([, path, expected], { lines }) => {
    const result = await lines(`/transactions/${path}`)
    expect(result.map((transaction) => (transaction as { id: string }).id)).toEqual(expected)
  })

  test('have their time, author and result', async ({ lines }) => {
    const [created, , published] = await lines('/transactions/drafts.tea')
    expect(created).toEqual({
      id: 't1',
      timestamp: expect.any(String),
      author: 'local',
      documentIDs: ['drafts.tea'],
    })
    expect(published).toMatchObject({ id: 't3', documentIDs: ['drafts.tea'] })
  })

  test('have the one of two users who made them', async ({ client, lines }) => {
    const colleague = client.withConfig({ token: 'colleague' })
    await colleague.create({ _id: 'cocoa', _type: 'drink' })
    await client.patch('cocoa').set({ name: 'Cocoa' }).commit()
    expect(await lines('/transactions/cocoa')).toMatchObject([
      { author: 'colleague' },
      { author: 'local' },
    ])
  })

  test('tell effects to go forwards and back', async ({ lines }) => {
    const query = 'excludeContent=true&effectFormat=mendoza&includeIdentifiedDocumentsOnly=true'
    const result = await lines(`/transactions/drafts.tea?${query}`)
    const draft = (name: string) => expect.objectContaining({ _id: 'drafts.tea', name })
    expect(result.slice(0, 3)).toMatchObject([
      { effects: { 'drafts.tea': { apply: [0, draft('one')], revert: [0, null] } } },
      { effects: { 'drafts.tea': { apply: [0, draft('two')], revert: [0, draft('one')] } } },
      { effects: { 'drafts.tea': { apply: [0, null], revert: [0, draft('two')] } } },
    ])
    expect(result[2]).toMatchObject({ documentIDs: ['drafts.tea'] })
    expect(result[2]).not.toHaveProperty('mutations')
  })

  test('cannot be requested with a malformed limit', async ({ request }) => {
    for (const query of ['limit=0', 'limit=x']) {
      const response = await request(`${historyPath}/transactions/tea?${query}`)
      expect(response.status).toBe(400)
    }
  })
})

describe('an earlier version', { tags: 'local' }, () => {
  test.for<[string, string, unknown[]]>([
    ['by its revision', 'drafts.tea?revision=t1', [{ name: 'one', _rev: 't1' }]],
    ['as it was after another transaction', 'tea?revision=t4', [{ name: 'two', _rev: 't3' }]],
    ['of several documents', 'tea,drafts.tea?revision=t4', [{ name: 'two' }, { name: 'three' }]],
    ['before the document existed', 'tea?revision=t1', []],
    ['after it was deleted', 'tea?revision=t8', []],
    ['by an unknown revision', 'tea?revision=none', []],
    ['by the last one there was', 'tea?lastRevision=true', [{ name: 'two', _rev: 't7' }]],
  ])('is found %s', async ([, path, expected], { get }) => {
    expect(await get(`/documents/${path}`)).toMatchObject({ documents: expected })
  })
})

describe('the events', { tags: 'local' }, () => {
  const tell = (events: unknown) =>
    (events as { type: string; versionRevisionId?: string; revisionId?: string }[]).map(
      ({ type, revisionId, versionRevisionId }) => [type, revisionId, versionRevisionId],
    )

  test('of a document have the times of publishing, unpublishing and deletion', async ({ get }) => {
    const { events } = (await get('/events/documents/tea')) as { events: { tea: unknown[] } }
    expect(tell(events.tea)).toEqual([
      ['deleteDocumentGroup', undefined, undefined],
      ['publishDocumentVersion', 't7', undefined],
      ['unpublishDocument', undefined, 't6'],
      ['publishDocumentVersion', 't3', undefined],
    ])
  })

  test('of a draft have the times of creation, publishing and discarding', async ({ get }) => {
    const { events } = (await get('/events/documents/drafts.tea')) as {
      events: Record<string, unknown[]>
    }
    expect(tell(events['drafts.tea'])).toEqual([
      ['deleteDocumentGroup', undefined, undefined],
      ['publishDocumentVersion', 't7', 't6'],
      ['unpublishDocument', undefined, 't6'],
      ['deleteDocumentVersion', undefined, 't4'],
      ['createDocumentVersion', undefined, 't4'],
      ['publishDocumentVersion', 't3', 't2'],
      ['createDocumentVersion', undefined, 't1'],
    ])
  })

  test('come in pages', async ({ get }) => {
    const path = '/events/documents/tea?limit=3'
    const first = (await get(path)) as { events: { tea: unknown[] }; nextCursor: string }
    const second = (await get(`${path}&nextCursor=${first.nextCursor}`)) as typeof first
    expect([...first.events.tea, ...second.events.tea]).toHaveLength(4)
    expect(second.nextCursor).toBe('')
  })

  test('of a document that was written directly say so', async ({ client, get }) => {
    await client.create({ _id: 'gin', _type: 'drink' })
    await client.patch('gin').set({ name: 'Gin' }).commit()
    const { events } = (await get('/events/documents/gin')) as { events: { gin: unknown[] } }
    expect(events.gin).toMatchObject([
      { type: 'updateLiveDocument' },
      { type: 'createLiveDocument' },
    ])
  })
})

plain('history survives a restart', { tags: 'local' }, async ({ directory }) => {
  const first = await startLake({ directory, port: 0 })
  await live(connect(first.address))
  await first.close()
  const second = await startLake({ directory, port: 0 })
  const response = await fetch(
    `${second.address}${historyPath}/transactions/tea?excludeContent=true`,
  )
  expect(parseLines(await response.text())).toHaveLength(4)
  await second.close()
})
