import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MutationEvent, SanityClient } from '@sanity/client'
import { startLake } from 'local-content-lake'
import { HttpResponse, http } from 'msw'
import { concat, defer, finalize, NEVER, of, Subject, throwError } from 'rxjs'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { ContentError } from '../../gate/checks/issues.ts'
import { takeConsoleErrors } from '../../tests/support/failOnConsoleError.ts'
import { type FaultyHost, startFaultyHost } from '../../tests/support/faultyHost.ts'
import { reconnectionDelayMs } from '../content/listenToLake.ts'
import { readEnvironment } from '../environment.ts'
import type { RunningServer } from '../http/server.ts'
import { lakeClient } from '../services/lakeClient.ts'
import { recordBuild } from './buildRecorder.ts'
import { type LagCheck, watchPublications } from './watchPublications.ts'

let directory = ''
let lake: RunningServer
let client: SanityClient
let watch: ReturnType<typeof watchPublications>
let published: string[][]

const mutation = (documentId: string): MutationEvent => ({
  ...{ type: 'mutation', documentId, eventId: documentId, identity: 'somebody', mutations: [] },
  ...{ timestamp: '', transactionId: documentId, transition: 'update', visibility: 'query' },
  ...{ transactionTotalEvents: 1, transactionCurrentEvent: 1 },
})

const builds = async () => ({ address: 'http://localhost', kept: [], issues: [] })

const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, 20_000)

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'watch-'))
  lake = await startLake({ directory, port: 0 })
  client = lakeClient(readEnvironment(), lake.address)
  published = []
})

afterEach(async () => {
  await watch.stop()
  await lake.close()
  await rm(directory, { recursive: true })
})

/** Starts to watch, and waits for a first publish to be reported. */
async function start(publish: (documents: string[]) => Promise<void>) {
  watch = watchPublications(client, publish)
  await eventually(async () => {
    await client.createOrReplace({ _id: 'first', _type: 'thing', at: Date.now() })
    expect(published).not.toEqual([])
  })
  published.length = 0
}

test('published documents are reported by id; drafts and build records are not', async () => {
  await start(async (documents) => void published.push(documents))
  await client.create({ _id: 'drafts.a', _type: 'thing' })
  await recordBuild(client, builds)
  await client.transaction().create({ _id: 'a', _type: 'thing' }).delete('first').commit()
  await eventually(() => expect(published.flat()).toContain('a'))
  expect(published.flat().filter((id) => !['a', 'first'].includes(id))).toEqual([])
})

test('documents published during a build lead to another build, one at a time', async () => {
  let release = () => {}
  let running = 0
  let most = 0
  let held = Promise.resolve()
  await start(async (documents) => {
    running += 1
    most = Math.max(most, running)
    published.push(documents)
    // Further reports of the first document may follow.
    if (documents.includes('a')) await held
    running -= 1
  })
  held = new Promise((resolve) => {
    release = resolve
  })
  await client.createOrReplace({ _id: 'a', _type: 'thing' })
  await eventually(() => expect(published.flat()).toContain('a'))
  await client.createOrReplace({ _id: 'b', _type: 'thing' })
  await client.createOrReplace({ _id: 'c', _type: 'thing' })
  release()
  await eventually(() => expect(published.flat()).toEqual(expect.arrayContaining(['b', 'c'])))
  expect(most).toBe(1)
})

test('the site is built after a lost connection, for what was published meanwhile, and not after the first', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const welcome = { type: 'welcome', listenerName: 'a' } as const
  const lost = throwError(() => new Error('the connection was lost'))
  let connections = 0
  vi.spyOn(client, 'listen').mockImplementation(() =>
    defer(() => {
      connections += 1
      return concat(of(welcome), connections === 1 ? lost : NEVER)
    }),
  )
  watch = watchPublications(client, async (documents) => void published.push(documents))
  expect(takeConsoleErrors()).toEqual([expect.stringContaining('the connection was lost')])
  expect(connections).toBe(1)
  await vi.advanceTimersByTimeAsync(reconnectionDelayMs)
  expect(connections).toBe(2)
  await eventually(() => expect(published).toEqual([[]]))
})

test('a refused token is named, and the next connection is made without it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warnings.mockRestore())
  const tokens: (string | null)[] = []
  const refusing = await startFaultyHost([
    http.get('*/data/listen/*', ({ request }) => {
      tokens.push(request.headers.get('authorization'))
      return HttpResponse.json({ message: 'Session not found' }, { status: 401 })
    }),
    http.get('*', () => HttpResponse.json({ message: 'Session not found' }, { status: 401 })),
  ])
  onTestFinished(() => refusing.close())
  client = client.withConfig({ apiHost: refusing.address, token: 'revoked' })
  watch = watchPublications(client, async () => {})
  await eventually(() =>
    expect(warnings).toHaveBeenCalledWith(expect.stringContaining('SANITY_READ_TOKEN')),
  )
  await vi.advanceTimersByTimeAsync(reconnectionDelayMs)
  await eventually(() => expect(tokens).toEqual(['Bearer revoked', null]))
  expect(takeConsoleErrors().join()).toContain('stopped reporting publishes')
})

test('a first connection that comes after the content was read leads to a build', async () => {
  const welcome = { type: 'welcome' as const, listenerName: 'a' }
  vi.spyOn(client, 'listen').mockReturnValue(concat(of(welcome), NEVER))
  watch = watchPublications(client, async (documents) => void published.push(documents), {
    hasRead: () => true,
  })
  await eventually(() => expect(published).toEqual([[]]))
})

/** Watches a Content Lake whose events the test sends. */
function startOnEvents(check?: LagCheck) {
  const events = new Subject<
    ReturnType<typeof mutation> | { type: 'welcome'; listenerName: string }
  >()
  const close = vi.fn()
  vi.spyOn(client, 'listen').mockReturnValue(events.pipe(finalize(close)))
  watch = watchPublications(client, async (documents) => void published.push(documents), { check })
  events.next({ type: 'welcome', listenerName: 'a' })
  return { events, close }
}

test('documents that are published one after the other join one build', async () => {
  const { events, close } = startOnEvents()
  events.next(mutation('a'))
  // Nothing else can happen in between.
  for (let tick = 0; tick < 20; tick += 1) await null
  events.next(mutation('b'))
  await eventually(() => expect(published).toEqual([['a', 'b']]))
  expect(close).not.toHaveBeenCalled()
  await watch.stop()
  expect(close).toHaveBeenCalledOnce()
})

test('the first connection leads to no build', async () => {
  let checks = 0
  const { events } = startOnEvents({
    intervalMs: 200,
    isBehind: async () => {
      checks += 1
      if (checks === 3) events.next(mutation('a'))
      return false
    },
  })
  await eventually(() => expect(published).not.toEqual([]))
  expect(published).toEqual([['a']])
})

test('a failed build is recorded with its error, and only the newest records are kept', async () => {
  watch = watchPublications(client, async () => {})
  const older = client.transaction()
  for (let number = 0; number < 22; number++) {
    const startedAt = new Date(number).toISOString()
    older.create({ _id: `website.build.${number}`, _type: 'websiteBuild', startedAt })
  }
  await older.commit()
  await expect(
    recordBuild(client, () => Promise.reject(new Error('the disk is full'))),
  ).rejects.toThrow('the disk is full')
  const records = await client.fetch<{ state: string; error?: string }[]>(
    '*[_type == "websiteBuild"] | order(startedAt desc)',
  )
  expect(records).toHaveLength(20)
  expect(records[0]).toMatchObject({ state: 'failed', error: 'the disk is full' })
})

test('nothing is built after the watch is stopped, even for documents published during a build', async () => {
  let release = () => {}
  let held = Promise.resolve()
  await start(async (documents) => {
    published.push(documents)
    await held
  })
  held = new Promise((resolve) => {
    release = resolve
  })
  await client.createOrReplace({ _id: 'a', _type: 'thing' })
  await eventually(() => expect(published).toHaveLength(1))

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const seen = new Promise<void>((resolve) => {
      client.listen('*[_id == "b"]', {}, { events: ['mutation'] }).subscribe(() => resolve())
    })
    await client.createOrReplace({ _id: 'b', _type: 'thing' })
    await seen
    const stopped = watch.stop()
    release()
    await stopped
    await vi.runAllTimersAsync()
    expect(published).toHaveLength(1)
  } finally {
    vi.useRealTimers()
  }
})

test('a check that finds the site behind leads to a build', async () => {
  const isBehind = vi.fn<() => Promise<boolean>>().mockResolvedValue(false)
  isBehind.mockResolvedValueOnce(false).mockResolvedValueOnce(true)
  const publish = vi.fn(async () => {})
  watch = watchPublications(client, publish, { check: { intervalMs: 1, isBehind } })
  await eventually(() => expect(publish).toHaveBeenCalledExactlyOnceWith([]))
})

describe('a record that cannot be written', () => {
  const refusal = () => HttpResponse.json({ message: 'Insufficient permissions' }, { status: 403 })
  let host: FaultyHost
  let refusing: SanityClient

  beforeEach(async () => {
    watch = { stop: async () => {} }
    host = await startFaultyHost([http.all('*', refusal)])
    refusing = client.withConfig({ apiHost: host.address, maxRetries: 0 })
    vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => {
    host.close()
    vi.restoreAllMocks()
  })

  test('does not stop the build', async () => {
    const build = vi.fn(builds)
    await recordBuild(refusing, build)
    expect(build).toHaveBeenCalledOnce()
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('Insufficient permissions'))
  })

  test('does not hide why a build failed', async () => {
    const failure = () => Promise.reject(new Error('the disk is full'))
    await expect(recordBuild(refusing, failure)).rejects.toThrow('the disk is full')
  })
})

test('a successful build is recorded as built even if its first record was refused', async () => {
  watch = { stop: async () => {} }
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const createOrReplace = vi
    .spyOn(Object.getPrototypeOf(client), 'createOrReplace')
    .mockImplementationOnce(() => Promise.reject(new Error('overloaded')))
  await recordBuild(client, builds)
  expect(createOrReplace).toHaveBeenCalledWith(expect.objectContaining({ state: 'built' }))
  expect(await client.fetch('*[_type == "websiteBuild"].state')).toEqual(['built'])
  vi.restoreAllMocks()
})

test('a record has at most 200 issues and says how many more there are', async () => {
  watch = { stop: async () => {} }
  const issues = Array.from({ length: 300 }, (_, index) => ({
    documentId: 'homePage',
    documentType: 'homePage',
    path: `sections[${index}]`,
    message: 'is wrong '.repeat(20),
  }))
  const failure = () => Promise.reject(new ContentError(issues, ''))
  await expect(recordBuild(client, failure)).rejects.toThrow()
  const [record] = await client.fetch<{ state: string; error: string }[]>(
    '*[_type == "websiteBuild"]',
  )
  expect(record).toMatchObject({ state: 'failed', error: '100 more issues' })
})

test('a check that finds the site up to date leads to no build', async () => {
  const results = [false, false, false, true]
  const publish = vi.fn(async () => expect(results).toEqual([]))
  const isBehind = async () => results.shift() ?? false
  watch = watchPublications(client, publish, { check: { intervalMs: 1, isBehind } })
  await eventually(() => expect(publish).toHaveBeenCalledOnce())
})
