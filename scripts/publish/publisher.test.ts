import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { recordsQuery } from '../../shared/buildRecord.ts'
import { readLiveBuild } from '../../shared/liveBuild.ts'
import { HostDouble, type RunningHost } from '../../tests/support/hosts/double.ts'
import { startNetlify } from '../../tests/support/hosts/netlify.ts'
import { seedContent } from '../content/seedContent.ts'
import { readEnvironment } from '../environment.ts'
import type { RunningServer } from '../http/server.ts'
import { startLake } from '../local/lake/startLake.ts'
import { lakeClient } from '../services/lakeClient.ts'
import { keepHostLive } from './publisher.ts'

/** By how much the publisher's clock is behind, in ms. */
const clock = vi.hoisted(() => ({ delay: 0 }))

// Neither bundles the site's code nor downloads its images.
vi.mock('../site/siteBuilder.ts', async () => ({
  ...(await import('../../tests/support/quickBuilder.ts')),
  newBuildId: () => new Date(Date.now() - clock.delay).toISOString().replace(/\D/g, ''),
}))
vi.mock('../content/assets.ts', async (load) => ({
  ...(await load<object>()),
  fetchAssets: async () => [],
}))

let directory = ''
let lake: RunningServer
let client: SanityClient
let netlify: RunningHost
const running = new AsyncDisposableStack()

const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, 60_000)
const shown = async (text: string) =>
  expect(await (await fetch(`${netlify.double.address}/faq`)).text()).toContain(text)
const setHeading = (heading: string) =>
  client.patch('faqPage').set({ 'hero.heading.en': heading }).commit()

/** Starts a publisher with data of its own. */
const start = (name: string) => {
  const environment = {
    ...readEnvironment(),
    SITE_URL: netlify.double.address,
    SANITY_WRITE_TOKEN: 'a token',
    LOCAL_DATA: join(directory, name),
  }
  return keepHostLive(environment, { client, host: netlify.host, running, pause: 5 })
}

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
  directory = await mkdtemp(join(tmpdir(), 'publisher-'))
  lake = await startLake({ directory: join(directory, 'lake'), port: 0 })
  client = lakeClient(readEnvironment(), lake.address)
  netlify = await startNetlify()
  await seedContent(client)
  await start('one')
  await eventually(() => expect(netlify.double.deployments).toBe(1))
})

afterAll(async () => {
  await running.disposeAsync()
  await netlify.close()
  await lake.close()
  await rm(directory, { recursive: true })
  vi.restoreAllMocks()
})

test('a changed sentence is live with few uploads, and the record for the Studio names its build', async () => {
  netlify.double.uploads = []
  await setHeading('One changed sentence')
  await eventually(() => shown('One changed sentence'))
  expect(netlify.double.uploads).toHaveLength(2)
  const live = await readLiveBuild(netlify.double.address)
  await eventually(async () =>
    expect((await client.fetch(recordsQuery))[0]).toMatchObject({
      _id: `website.build.${live?.id}`,
      state: 'built',
      address: netlify.double.address,
      changes: [{ documentId: 'faqPage' }],
    }),
  )
})

test('a burst of publishes makes few deployments, and none is lost', async () => {
  const before = netlify.double.deployments
  const burst = Array.from({ length: 40 }, (_, number) => setHeading(`Number ${number}`))
  await Promise.all(burst)
  await setHeading('The last of them')
  await eventually(() => shown('The last of them'))
  expect(netlify.double.deployments - before).toBeLessThan(10)
})

test('a host that refuses the site is reported in the Studio, and the next publish deploys everything', async () => {
  netlify.double.isTokenValid = false
  await client.patch('aboutPage').set({ 'hero.heading.en': 'Not lost' }).commit()
  await eventually(async () =>
    expect((await client.fetch(recordsQuery))[0]).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('has the token expired? Set new ones'),
    }),
  )
  netlify.double.isTokenValid = true
  await setHeading('After the new token')
  await eventually(() => shown('After the new token'))
  expect(await (await fetch(`${netlify.double.address}/about`)).text()).toContain('Not lost')
})

test('a publish is live when the host shows it, also if the publisher’s clock is behind', async () => {
  const { double } = netlify
  await eventually(async () => expect((await client.fetch(recordsQuery))[0].state).toBe('built'))
  clock.delay = 3_600_000
  let deployed = () => {}
  double.publish = (files) => {
    deployed = () => HostDouble.prototype.publish.call(double, files)
  }
  const requests = vi.spyOn(globalThis, 'fetch')
  const looks = () => requests.mock.calls.filter(([url]) => `${url}`.endsWith('build.json'))
  await setHeading('Not shown yet')
  // The third look comes after the answers to the first two.
  await eventually(() => expect(looks().length).toBeGreaterThanOrEqual(3))
  const [record] = await client.fetch(recordsQuery)
  expect(record.state).toBe('building')
  deployed()
  await eventually(async () =>
    expect((await client.fetch(recordsQuery))[0]).toMatchObject({
      _id: record._id,
      state: 'built',
    }),
  )
  await shown('Not shown yet')
  requests.mockRestore()
  Reflect.deleteProperty(double, 'publish')
  clock.delay = 0
})

test('two publishers at once end with the newest content', async () => {
  const before = netlify.double.deployments
  await start('two')
  await eventually(() => expect(netlify.double.deployments).toBeGreaterThan(before))
  await setHeading('Seen by both')
  await setHeading('The newest')
  await eventually(async () => {
    await shown('The newest')
    expect(
      (await client.fetch(recordsQuery)).every((it: { state: string }) => it.state !== 'building'),
    ).toBe(true)
  })
  await shown('The newest')
})
