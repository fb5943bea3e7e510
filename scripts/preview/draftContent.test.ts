import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient, WelcomeEvent } from '@sanity/client'
import { Observable, type Subscriber } from 'rxjs'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { reconnectionDelay } from '../content/listenToLake.ts'
import { readEnvironment } from '../environment.ts'
import type { RunningServer } from '../http/server.ts'
import { startLake } from '../local/lake/startLake.ts'
import { lakeClient } from '../services/lakeClient.ts'
import { type Drafts, openDrafts } from './draftContent.ts'

let directory = ''
let lake: RunningServer
let client: SanityClient
let drafts: Drafts
/** Mock of the queries, whose results a test sets. Change events come from the stand-in. */
const fetch = vi.fn<() => Promise<unknown>>()

beforeEach(async () => {
  fetch.mockReset()
  directory = await mkdtemp(join(tmpdir(), 'drafts-'))
  lake = await startLake({ directory, port: 0 })
  client = lakeClient(readEnvironment(), lake.address)
  const querying = { fetch } as unknown as SanityClient
  drafts = openDrafts(Object.assign(client.withConfig({}), { withConfig: () => querying }))
})

afterEach(async () => {
  drafts.close()
  await lake.close()
  await rm(directory, { recursive: true })
})

/** Changes documents until the drafts report a change. */
async function change() {
  const heard = vi.fn()
  const stop = drafts.onChange(heard)
  await vi.waitFor(async () => {
    await client.createOrReplace({ _id: 'a', _type: 'thing', at: Math.random() })
    expect(heard).toHaveBeenCalled()
  }, 20_000)
  stop()
}

const read = () => drafts.read('/', 'en', 'drafts')

test('a read that fails late does not discard the newer one', async () => {
  const failing = Promise.withResolvers<unknown>()
  fetch.mockReturnValue(failing.promise)
  const first = read()
  await change()
  fetch.mockResolvedValue([])
  await read()
  failing.reject(new Error('overloaded'))
  await expect(first).rejects.toThrow('overloaded')

  const asked = fetch.mock.calls.length
  await read()
  expect(fetch).toHaveBeenCalledTimes(asked)
})

test('a failed read is not cached', async () => {
  fetch.mockRejectedValue(new Error('overloaded'))
  await expect(read()).rejects.toThrow('overloaded')
  fetch.mockResolvedValue([])
  await expect(read()).resolves.toMatchObject({ page: null })
})

test('after a reconnection the content is read again', async () => {
  await change()
  const heard = vi.fn()
  drafts.onChange(heard)
  const port = Number(new URL(lake.address).port)
  await lake.close()
  lake = await startLake({ directory, port })
  await vi.waitFor(() => expect(heard).toHaveBeenCalled(), 20_000)
})

test('changes are followed again after the Content Lake has closed the stream', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const streams: Subscriber<WelcomeEvent>[] = []
  const stream = new Observable<WelcomeEvent>((subscriber) => void streams.push(subscriber))
  const closing = Object.assign(client.withConfig({}), { listen: () => stream })
  const following = openDrafts(closing)
  const heard = vi.fn()
  following.onChange(heard)

  streams[0]?.error(new Error('the channel was closed'))
  vi.advanceTimersByTime(reconnectionDelay)
  streams[1]?.next({ type: 'welcome', listenerName: '' })
  expect(heard).toHaveBeenCalledOnce()

  streams[1]?.error(new Error('the channel was closed'))
  following.close()
  vi.advanceTimersByTime(reconnectionDelay)
  expect(streams).toHaveLength(2)
})
