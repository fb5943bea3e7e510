import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type RunningLake, startLake } from '../local/lake/server.ts'
import { recorded } from './record.ts'
import { type Watch, watchPublications } from './watch.ts'

let directory = ''
let lake: RunningLake
let client: SanityClient
let watch: Watch
let published: string[][]

const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, 20_000)

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'watch-'))
  lake = await startLake({ directory, port: 0 })
  client = createClient({
    projectId: 'localdev',
    dataset: 'production',
    apiVersion: '2025-02-19',
    useCdn: false,
    apiHost: lake.address,
    useProjectHostname: false,
  })
  published = []
})

afterEach(async () => {
  await watch.stop()
  await lake.close()
  await rm(directory, { recursive: true })
})

/** Watches, and waits until a first publication has been seen. */
async function start(publish: (documents: string[]) => Promise<void>) {
  watch = watchPublications(client, publish)
  await eventually(async () => {
    await client.createOrReplace({ _id: 'first', _type: 'thing', at: Date.now() })
    expect(published).not.toEqual([])
  })
  published.length = 0
}

test('a publication is told with its documents; drafts and records of builds are not', async () => {
  await start(async (documents) => void published.push(documents))
  await client.create({ _id: 'drafts.a', _type: 'thing' })
  await recorded(client, [], async () => 'http://localhost')
  await client.transaction().create({ _id: 'a', _type: 'thing' }).delete('first').commit()
  await eventually(() => expect(published.flat()).toContain('a'))
  expect(published.flat().filter((id) => !['a', 'first'].includes(id))).toEqual([])
})

test('what is published during a build leads to another one, one at a time', async () => {
  let release = () => {}
  let running = 0
  let most = 0
  let held = Promise.resolve()
  await start(async (documents) => {
    running += 1
    most = Math.max(most, running)
    published.push(documents)
    await held
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

test('a build that fails is recorded with its reasons, and the oldest records go', async () => {
  watch = watchPublications(client, async () => {})
  for (let number = 0; number < 22; number++) await recorded(client, [], async () => 'http://a')
  await expect(
    recorded(client, ['a'], () => Promise.reject(new Error('the disk is full'))),
  ).rejects.toThrow('the disk is full')
  const records = await client.fetch<{ state: string; error?: string }[]>(
    '*[_type == "websiteBuild"] | order(startedAt desc)',
  )
  expect(records).toHaveLength(20)
  expect(records[0]).toMatchObject({ state: 'failed', error: 'the disk is full' })
})
