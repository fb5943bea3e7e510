import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { startLake } from 'local-content-lake'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  type BuildRecord,
  recordPrefix,
  recordsQuery,
  recordType,
} from '../../shared/publishing/buildRecord.ts'
import { readEnvironment } from '../environment.ts'
import type { RunningServer } from '../http/server.ts'
import { lakeClient } from '../services/lakeClient.ts'
import { recordBuild } from './buildRecorder.ts'

let directory = ''
let lake: RunningServer
let client: SanityClient

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'records-'))
  lake = await startLake({ directory, port: 0 })
  client = lakeClient(readEnvironment(), lake.address)
})
afterEach(async () => {
  vi.useRealTimers()
  await lake.close()
  await rm(directory, { recursive: true })
})

const built = { address: 'https://www.example.org', kept: [], issues: [] }
const records = () => client.fetch<BuildRecord[]>(recordsQuery)
const write = (id: string, fields: Partial<BuildRecord> = {}) =>
  client.createOrReplace({
    _id: recordPrefix + id,
    _type: recordType,
    state: 'built',
    startedAt: '2026-11-25T10:00:00Z',
    changes: [],
    kept: [],
    ...fields,
  })

test('the record of a build is kept, and is the newest, also if the clock of another publisher is ahead', async () => {
  for (let number = 0; number < 25; number += 1)
    await write(`other-${number}`, { startedAt: '2999-01-01T00:00:00Z' })
  let id = ''
  await recordBuild(client, async (own) => {
    id = own
    return built
  })
  const newest = await records()
  expect(newest).toHaveLength(20)
  expect(newest[0]).toMatchObject({ _id: recordPrefix + id, state: 'built' })
  expect(await client.fetch('count(*[_type == $type])', { type: recordType })).toBe(20)
})

test('a build of the same directory that has not ended was interrupted; one of another process goes on', async () => {
  const interrupted = recordBuild(client, () => new Promise(() => {}), '/srv/site')
  void interrupted
  await expect.poll(records).toHaveLength(1)
  const [first] = await records()
  const other = Promise.withResolvers<typeof built>()
  const running = recordBuild(client, () => other.promise, '/srv/other')
  await expect.poll(records).toHaveLength(2)
  await write('host', { state: 'building' })

  const stateOf = async (id: string | undefined) =>
    (await records()).find(({ _id }) => _id === id)?.state
  const second = (await records()).find(({ builder }) => builder && builder !== first?.builder)
  await recordBuild(client, async () => built, '/srv/site')
  expect(await stateOf(first?._id)).toBe('failed')
  expect(await stateOf(second?._id)).toBe('building')
  expect(await stateOf(`${recordPrefix}host`)).toBe('building')
  other.resolve(built)
  await running
  expect(await stateOf(second?._id)).toBe('built')
})

test('a build that has not ended within an hour was interrupted, wherever it ran', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 2 * 3_600_000 })
  await write('host', { state: 'building' })
  vi.useRealTimers()
  await recordBuild(client, async () => built)
  expect((await records()).find(({ _id }) => _id.endsWith('host'))?.state).toBe('failed')
})

test('a build without a directory of its own is not taken for one of a process', async () => {
  await recordBuild(client, async () => built)
  expect((await records())[0]).not.toHaveProperty('builder')
})

test('the record of a build has the issues for which documents were kept, and its times', async () => {
  const issue = {
    documentId: 'faqPage',
    documentType: 'faqPage',
    path: 'hero',
    message: 'is missing',
  }
  await recordBuild(client, async () => ({ ...built, issues: [issue] }))
  const [record] = await records()
  expect(record).toMatchObject({ state: 'built', address: built.address, issues: [issue] })
  expect(record).not.toHaveProperty('error')
  expect(record).not.toHaveProperty('moreChanges')
  expect(Date.parse(record?.finishedAt ?? '')).toBeGreaterThanOrEqual(
    Date.parse(record?.startedAt ?? ''),
  )
})

test('an error that is longer than a record may be is cut', async () => {
  const build = () => Promise.reject(new Error(`${'x'.repeat(10_000)}, and so on`))
  await expect(recordBuild(client, build)).rejects.toThrow('and so on')
  expect(await records()).toMatchObject([{ state: 'failed', error: 'x'.repeat(10_000) }])
})
