import type { LiveEvent } from '@sanity/client'
import { describe, expect } from 'vitest'
import { test } from '../testing/lakeTest.ts'
import { observe } from '../testing/observe.ts'

const drink = { _id: 'gin', _type: 'drink' }

describe('live events', { tags: 'local' }, () => {
  test('name the sync tag of every query after a change', async ({ client }) => {
    using live = observe<LiveEvent>(client.live.events())
    expect(await live.next()).toMatchObject({ type: 'welcome' })
    const { syncTags } = await client.fetch('*', {}, { filterResponse: false })
    const { transactionId } = await client.transaction().create(drink).commit()
    expect(await live.next()).toEqual({ type: 'message', id: transactionId, tags: syncTags })
  })

  test('leave out drafts unless they are included', async ({ client }) => {
    using published = observe<LiveEvent>(client.live.events())
    using all = observe<LiveEvent>(client.live.events({ includeDrafts: true }))
    await Promise.all([published.next(), all.next()])
    const draft = await client.create({ ...drink, _id: 'drafts.gin' })
    const gin = await client.create(drink)
    expect(await published.next()).toMatchObject({ id: gin._rev })
    expect(await all.next()).toMatchObject({ id: draft._rev })
  })

  test('begin with restart for a client that reconnects', async ({ request }) => {
    const headers = { 'Last-Event-ID': 'old' }
    const response = await request('/v2025-02-19/data/live/events/production', { headers })
    for await (const chunk of response.body ?? []) {
      expect(new TextDecoder().decode(chunk)).toMatch(/^event: restart\ndata: {}\nid: .+\n\n$/)
      break
    }
  })
})
