import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient, WelcomeEvent } from '@sanity/client'
import { startLake } from 'local-content-lake'
import { Observable, Subject, type Subscriber } from 'rxjs'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { copySeededLake } from '../../tests/support/seededLake.ts'
import { reconnectionDelayMs } from '../content/listenToLake.ts'
import { readEnvironment } from '../environment.ts'
import type { RunningServer } from '../http/server.ts'
import { lakeClient } from '../services/lakeClient.ts'
import { type DraftContent, openDrafts } from './draftContent.ts'

let directory = ''
let lake: RunningServer
let client: SanityClient
let drafts: DraftContent
/** An error that is not transient, so that the request is not sent again. */
const refused = Object.assign(new Error('refused'), { statusCode: 400 })

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'drafts-'))
  await copySeededLake(directory)
  lake = await startLake({ directory, port: 0 })
  client = lakeClient(readEnvironment(), lake.address)
  drafts = openDrafts(client)
  await nextChange()
})

afterEach(async () => {
  drafts.close()
  await lake.close()
  await rm(directory, { recursive: true })
})

/** Waits for the next change that the drafts report. A connection counts as one. */
const nextChange = () => new Promise<void>((resolve) => void drafts.onChange(resolve))

async function change() {
  const heard = nextChange()
  await client.createOrReplace({ _id: 'a', _type: 'thing', at: Math.random() })
  await heard
}

const read = () => drafts.read('/', 'en', 'drafts')

test('after a change the content is read again, even if the read before it fails late', async () => {
  const failing = Promise.withResolvers<never>()
  const fetch = vi.spyOn(client, 'fetch').mockReturnValue(failing.promise)
  const first = read()
  await change()
  const second = read()
  fetch.mockReset()
  failing.reject(refused)
  await expect(first).rejects.toThrow('refused')
  await second

  const asked = fetch.mock.calls.length
  await read()
  expect(fetch).toHaveBeenCalledTimes(asked)
})

test('windows share a read, and plans that do not exist cost none', async () => {
  const fetch = vi.spyOn(client, 'fetch')
  await Promise.all(Array.from({ length: 10 }, () => read()))
  await drafts.read('/', 'en', 'published')
  const contents = fetch.mock.calls.length
  expect(contents).toBe(4)
  const invented = Array.from({ length: 20 }, (_, index) => ({ plan: `invented-${index}` }))
  const shown = await Promise.all(invented.map((plan) => drafts.read('/', 'en', plan)))
  expect(shown.map(({ page }) => page?.path)).toEqual(Array(20).fill('/'))
  // The list of plans.
  expect(fetch).toHaveBeenCalledTimes(contents + 1)
})

test('a failed read is not cached', async () => {
  const fetch = vi.spyOn(client, 'fetch').mockRejectedValue(refused)
  await expect(read()).rejects.toThrow('refused')
  fetch.mockRestore()
  await expect(read()).resolves.toMatchObject({ page: { path: '/' } })
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
  vi.advanceTimersByTime(reconnectionDelayMs)
  streams[1]?.next({ type: 'welcome', listenerName: '' })
  expect(heard).toHaveBeenCalledOnce()

  streams[1]?.error(new Error('the channel was closed'))
  following.close()
  vi.advanceTimersByTime(reconnectionDelayMs)
  expect(streams).toHaveLength(2)
})

test('many changes are reported once a second, and the last one too', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const keys = new Subject<WelcomeEvent>()
  const following = openDrafts(Object.assign(client.withConfig({}), { listen: () => keys }))
  const heard: number[] = []
  const start = Date.now()
  following.onChange(() => heard.push(Date.now() - start))
  for (let key = 0; key < 45; key += 1) {
    keys.next({ type: 'welcome', listenerName: '' })
    vi.advanceTimersByTime(50)
  }
  vi.advanceTimersByTime(5000)
  following.close()
  expect(heard).toEqual([0, 1000, 2000, 3000])
})
