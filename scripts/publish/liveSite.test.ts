import { access, cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { startLake } from 'local-content-lake'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { takeConsoleErrors } from '../../tests/support/failOnConsoleError.ts'
import { createSiteBuilder } from '../build/siteBuilder.ts'
import { seedContent } from '../content/seedContent.ts'
import { type Environment, readEnvironment } from '../environment.ts'
import type { RunningServer } from '../http/server.ts'
import { lakeClient } from '../services/lakeClient.ts'
import { keepSiteLive, serveLiveSite } from './liveSite.ts'

// Neither bundles the site's code nor downloads its images.
vi.mock('../build/siteBuilder.ts', async () => {
  const quick = await import('../../tests/support/quickBuilder.ts')
  return { ...quick, createSiteBuilder: vi.fn(quick.createSiteBuilder) }
})
vi.mock('../content/assets.ts', async (load) => ({
  ...(await load<object>()),
  fetchAssets: async () => [],
}))

let directory = ''
let lake: RunningServer
let client: SanityClient
let environment: Environment
let site: Awaited<ReturnType<typeof start>>

const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, 60_000)
const served = async (path: string) => (await fetch(site.address + path)).text()
async function start(options: { interval?: number } = {}) {
  const running = new AsyncDisposableStack()
  const address = await serveLiveSite(environment, running)
  await keepSiteLive(environment, { client, address, running, writesToLake: true, ...options })
  return { address, close: () => running.disposeAsync() }
}

const setHeading = (heading: string) =>
  client.patch('faqPage').set({ 'hero.heading.en': heading }).commit()

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  directory = await mkdtemp(join(tmpdir(), 'live-'))
  lake = await startLake({ directory: join(directory, 'lake'), port: 0 })
  environment = {
    ...readEnvironment(),
    usesLocalLake: true,
    LOCAL_DATA: directory,
    PORT: 0,
  }
  client = lakeClient(environment, lake.address)
  await seedContent(client)
  site = await start()
})

beforeEach(() => {
  vi.mocked(console.log).mockClear()
})

afterEach(() => {
  vi.mocked(console.warn).mockRestore?.()
})

afterAll(async () => {
  await site.close()
  vi.restoreAllMocks()
  await lake.close()
  await rm(directory, { recursive: true })
})

test('a page with an issue is kept at its last valid version while others go live, also after a restart', async () => {
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await setHeading('The last good one')
  await eventually(async () => expect(await served('/faq')).toContain('The last good one'))
  await client.patch('faqPage').unset(['hero.heading.en']).commit()
  await eventually(() =>
    expect(warnings).toHaveBeenCalledWith(expect.stringContaining('faqPage › hero.heading.en')),
  )
  await site.close()
  site = await start()
  await client.patch('aboutPage').set({ 'hero.heading.en': 'Somebody else’s' }).commit()
  await eventually(async () => expect(await served('/about')).toContain('Somebody else’s'))
  expect(await served('/faq')).toContain('The last good one')
})

test('after a bundling that failed, the next publish bundles again', async () => {
  await site.close()
  vi.mocked(createSiteBuilder).mockRejectedValueOnce(new Error('The disk is full'))
  site = await start()
  await eventually(() => expect(takeConsoleErrors().join()).toContain('The disk is full'))
  await setHeading('With space again')
  await eventually(async () => expect(await served('/faq')).toContain('With space again'))
})

test('a start removes what a killed process had not completed', async () => {
  await site.close()
  const left = ['site.next-1', 'site.previous-1'].map((name) => join(directory, name, 'assets'))
  for (const path of left) await mkdir(path, { recursive: true })
  site = await start()
  for (const path of left) await expect(access(path)).rejects.toThrow('ENOENT')
  expect((await fetch(site.address)).status).toBe(200)
})

test('a build that failed is repeated without another publish', async () => {
  await site.close()
  vi.mocked(console.log).mockClear()
  vi.mocked(createSiteBuilder).mockRejectedValueOnce(new Error('The line is down'))
  site = await start({ interval: 10 })
  await eventually(() => expect(takeConsoleErrors().join()).toContain('The line is down'))
  await eventually(() => expect(console.log).toHaveBeenCalledWith(expect.stringContaining('live')))
  await site.close()
  site = await start()
})

test.each(['site', 'site.previous-1'])(
  'the site of an older version is served from %s before anything is built, or removed',
  async (name) => {
    await site.close()
    const data = join(directory, `older-${name}`)
    await cp(join(directory, 'site', '.'), join(data, name), { recursive: true })
    const running = new AsyncDisposableStack()
    const address = await serveLiveSite({ ...environment, LOCAL_DATA: data }, running)
    expect((await fetch(`${address}/faq`)).status).toBe(200)
    await running.disposeAsync()
    site = await start()
  },
)

test('that visitors still see a site is said only if they do', async () => {
  await site.close()
  vi.mocked(createSiteBuilder).mockRejectedValue(new Error('The disk is full'))
  const empty = { ...environment, LOCAL_DATA: join(directory, 'empty') }
  const running = new AsyncDisposableStack()
  const address = await serveLiveSite(empty, running)
  const options = { client, address, running, writesToLake: false }
  await expect(keepSiteLive(empty, options)).rejects.toThrow('could not be built')
  expect(takeConsoleErrors().join()).not.toContain('Visitors still see')
  await rm(join(directory, 'empty', 'site'), { recursive: true, force: true })
  await keepSiteLive(empty, { ...options, deploy: async () => {}, hasSite: async () => false })
  await running.disposeAsync()
  expect(takeConsoleErrors().join()).not.toContain('Visitors still see')
  vi.mocked(createSiteBuilder).mockReset()
  const quick = await import('../../tests/support/quickBuilder.ts')
  vi.mocked(createSiteBuilder).mockImplementation(quick.createSiteBuilder)
  site = await start()
})

test('a second start on the same data is refused, and the first site is still served', async () => {
  await expect(start()).rejects.toThrow('is in use by another process')
  expect((await fetch(site.address)).status).toBe(200)
})
