import type { ListenEvent, SanityClient } from '@sanity/client'
import { describe, expect, onTestFinished, vi } from 'vitest'
import { startLake } from '../startLake.ts'
import { connect, dataset, test } from '../testing/lakeTest.ts'
import { observe } from '../testing/observe.ts'

const drink = { _id: 'gin', _type: 'drink', name: 'Gin' }
const events = ['welcome' as const, 'mutation' as const, 'reconnect' as const]

function listenTo(client: SanityClient, options: Record<string, unknown> = {}, query = '*') {
  return observe<ListenEvent<Record<string, unknown>>>(
    client.listen(query, {}, { events, ...options }),
  )
}

describe('a listener', () => {
  test('is welcomed, then told of each change with the revisions before and after', async ({
    client,
  }) => {
    using listener = listenTo(client)
    expect(await listener.next()).toMatchObject({
      type: 'welcome',
      listenerName: expect.any(String),
    })
    const created = await client.create(drink)
    expect(await listener.next()).toMatchObject({
      type: 'mutation',
      transition: 'appear',
      documentId: 'gin',
      transactionId: created._rev,
      eventId: `${created._rev}#gin`,
      resultRev: created._rev,
      identity: expect.any(String),
      timestamp: created._updatedAt,
      visibility: 'transaction',
      transactionTotalEvents: 1,
      transactionCurrentEvent: 1,
      result: drink,
    })
    const patched = await client.patch('gin').set({ name: 'Dry gin' }).commit()
    expect(await listener.next()).toMatchObject({
      transition: 'update',
      previousRev: created._rev,
      resultRev: patched._rev,
      mutations: [{ patch: { id: 'gin', set: { name: 'Dry gin' } } }],
    })
    const { transactionId } = await client.transaction().delete('gin').commit()
    const last = await listener.next()
    expect(last).toMatchObject({
      transition: 'disappear',
      previousRev: patched._rev,
      transactionId,
      mutations: [{ delete: { id: 'gin' } }],
    })
    expect(last).not.toHaveProperty('result')
  })

  test('gets only changes that its query matches before or after', async ({ client }) => {
    const options = { events: ['welcome', 'mutation'] as ['welcome', 'mutation'] }
    using listener = observe(client.listen('*[stock > $least]', { least: 1 }, options))
    await listener.next()
    await client.create({ ...drink, stock: 1 })
    await client.create({ ...drink, _id: 'tea', stock: 2 })
    await client.patch('gin').set({ stock: 5 }).commit()
    await client.patch('gin').set({ stock: 0 }).commit()
    const told = [await listener.next(), await listener.next(), await listener.next()]
    expect(told).toMatchObject([
      { documentId: 'tea', transition: 'appear' },
      { documentId: 'gin', transition: 'appear' },
      { documentId: 'gin', transition: 'disappear' },
    ])
  })

  test('gets the events of one transaction counted and together', async ({ client }) => {
    using listener = listenTo(client)
    await listener.next()
    await client
      .transaction()
      .create(drink)
      .create({ ...drink, _id: 'tea' })
      .commit()
    expect([await listener.next(), await listener.next()]).toMatchObject([
      { documentId: 'gin', transactionTotalEvents: 2, transactionCurrentEvent: 1 },
      { documentId: 'tea', transactionTotalEvents: 2, transactionCurrentEvent: 2 },
    ])
  })

  test.for<[string, Record<string, unknown>, Record<string, unknown>, string[]]>([
    ['no result', { includeResult: false }, {}, ['result']],
    ['no mutations', { includeMutations: false }, {}, ['mutations']],
    ['Mendoza effects', { effectFormat: 'mendoza' }, { effects: expect.anything() }, []],
    ['the visibility asked for', { visibility: 'query' }, { visibility: 'query' }, []],
  ])('gets %s where it asks for that', async ([, options, expected, absent], { client }) => {
    await client.create(drink)
    using listener = listenTo(client, options)
    await listener.next()
    await client.patch('gin').set({ name: 'New' }).commit()
    const event = await listener.next()
    expect(event).toMatchObject(expected)
    for (const name of absent) expect(event).not.toHaveProperty(name)
  })

  test('gets the whole document as a Mendoza effect', { tags: 'local' }, async ({ client }) => {
    await client.create(drink)
    using listener = listenTo(client, { effectFormat: 'mendoza' })
    await listener.next()
    await client.patch('gin').set({ name: 'New' }).commit()
    expect(await listener.next()).toMatchObject({
      effects: {
        apply: [0, expect.objectContaining({ name: 'New' })],
        revert: [0, expect.objectContaining(drink)],
      },
    })
  })

  test('gets changes of drafts only with includeAllVersions', async ({ client }) => {
    using published = listenTo(client)
    using all = listenTo(client, { includeAllVersions: true })
    await Promise.all([published.next(), all.next()])
    await client.create({ ...drink, _id: 'drafts.gin' })
    await client.create(drink)
    expect(await published.next()).toMatchObject({ documentId: 'gin' })
    expect(await all.next()).toMatchObject({ documentId: 'drafts.gin' })
  })

  test('of a malformed query gets a ChannelError', async ({ client }) => {
    using listener = listenTo(client, {}, '*[')
    await expect(listener.next()).rejects.toMatchObject({ name: 'ChannelError' })
  })

  test('that resumes gets a reset, to fetch its documents again', { tags: 'local' }, async ({
    request,
  }) => {
    const path = `/v2025-02-19/data/listen/${dataset}?query=*&enableResume=true`
    const response = await request(path, { headers: { 'Last-Event-ID': 'old#gin' } })
    expect(await firstText(response)).toMatch(/^event: reset\n/)
  })

  test('gets keep-alive comments', { tags: 'local' }, async ({ request }) => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const response = await request(`/v1/data/listen/${dataset}?query=*`)
    vi.advanceTimersByTime(30_000)
    let text = ''
    for await (const chunk of response.body ?? []) {
      text += new TextDecoder().decode(chunk)
      if (text.includes('\n\n:\n\n')) break
    }
    expect(text).toContain('\n\n:\n\n')
  })

  test('connects again to the lake that follows a closed one', { tags: 'local' }, async ({
    directory,
  }) => {
    const first = await startLake({ directory, port: 0 })
    const port = Number(new URL(first.address).port)
    using listener = listenTo(connect(first.address))
    await listener.next()
    await first.close()
    expect(await listener.next()).toMatchObject({ type: 'reconnect' })
    const second = await startLake({ directory, port })
    expect(await listener.until(({ type }) => type === 'welcome')).toBeDefined()
    listener[Symbol.dispose]()
    await second.close()
  })
})

async function firstText(response: Response): Promise<string> {
  for await (const chunk of response.body ?? []) return new TextDecoder().decode(chunk)
  return ''
}
