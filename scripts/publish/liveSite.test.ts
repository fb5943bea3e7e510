import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { startLake } from 'local-content-lake'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ContentError } from '../../gate/checks/issues.ts'
import { takeConsoleErrors } from '../../tests/support/failOnConsoleError.ts'
import { copySeededLake } from '../../tests/support/seededLake.ts'
import { createSiteBuilder } from '../build/siteBuilder.ts'
import { type Environment, readEnvironment } from '../environment.ts'
import type { RunningServer } from '../http/server.ts'
import { lakeClient } from '../services/lakeClient.ts'
import { publishContinuously, serveLiveSite } from './liveSite.ts'

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
async function start(
  options: {
    intervalMs?: number
    isBehind?: () => Promise<boolean>
    writer?: SanityClient | null
  } = {},
) {
  const running = new AsyncDisposableStack()
  const address = await serveLiveSite(environment, running)
  await publishContinuously(environment, {
    client,
    address,
    running,
    writer: client,
    ...options,
  })
  return { address, close: () => running.disposeAsync() }
}

const setHeading = (heading: string, page = 'faqPage') =>
  client.patch(page).set({ 'hero.heading.en': heading }).commit()

/** Publishes until visitors see it: a site that was just started may not listen to the Content Lake yet. */
const publish = (heading: string, page?: string, path = '/faq') =>
  vi.waitFor(
    async () => {
      await setHeading(heading, page)
      expect(await served(path)).toContain(heading)
    },
    { timeout: 60_000, interval: 1000 },
  )

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  directory = await mkdtemp(join(tmpdir(), 'live-'))
  await copySeededLake(join(directory, 'lake'))
  lake = await startLake({ directory: join(directory, 'lake'), port: 0 })
  environment = {
    ...readEnvironment(),
    usesLocalLake: true,
    LOCAL_DATA: directory,
    PORT: 0,
  }
  client = lakeClient(environment, lake.address)
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
  await publish('Somebody else’s', 'aboutPage', '/about')
  expect(await served('/faq')).toContain('The last good one')
})

test('after a bundling that failed visitors still see the last site, and the next publish bundles again', async () => {
  await site.close()
  vi.mocked(createSiteBuilder).mockRejectedValueOnce(new Error('The disk is full'))
  site = await start()
  const errors: string[] = []
  await eventually(() => {
    errors.push(...takeConsoleErrors())
    expect(errors).toEqual(['The disk is full', 'Visitors still see the last successful build.'])
  })
  await publish('With space again')
})

test('a build that failed is repeated without another publish', async () => {
  await site.close()
  vi.mocked(console.log).mockClear()
  vi.mocked(createSiteBuilder).mockRejectedValueOnce(new Error('The line is down'))
  site = await start({ intervalMs: 10 })
  await eventually(() => expect(takeConsoleErrors().join()).toContain('The line is down'))
  await eventually(() =>
    expect(console.log).toHaveBeenCalledWith(expect.stringContaining('Published the site: live')),
  )
  await site.close()
  site = await start()
})

test('content that only editors can correct is not built again by itself', async () => {
  await site.close()
  vi.mocked(console.log).mockClear()
  const reading = Promise.withResolvers<never>()
  vi.mocked(createSiteBuilder).mockReturnValueOnce(reading.promise)
  const isBehind = vi.fn(async () => !(await served('/faq')).includes('Corrected'))
  site = await start({ intervalMs: 1, isBehind })
  // Takes longer than many intervals. What is not built yet is not behind.
  for (let request = 0; request < 20; request += 1) await served('/faq')
  expect(isBehind).not.toHaveBeenCalled()
  reading.reject(new ContentError([], ''))
  await eventually(() => expect(takeConsoleErrors()).not.toEqual([]))
  await publish('Corrected')
  // From then on, visitors may miss something again.
  await eventually(() => expect(isBehind).toHaveBeenCalled())
  await eventually(() =>
    expect(console.log).toHaveBeenCalledWith(expect.stringContaining('Published faqPage: live')),
  )
  expect(console.log).not.toHaveBeenCalledWith(expect.stringContaining('Published the site'))
  await site.close()
  site = await start()
})

test('a plan that is due is executed, but not without the right to write', async () => {
  await site.close()
  const published = await client.getDocument('faqPage')
  const draft = { ...published, _id: 'drafts.faqPage', _type: 'faqPage' }
  const hero = { ...published?.hero, heading: { en: 'As planned' } }
  await client.create({ ...draft, hero })
  const plan = { _id: 'drafts.plan', _type: 'plan', state: 'scheduled', name: 'FAQ' }
  const publishes = [{ _key: 'faq', _type: 'reference', _ref: 'faqPage', _weak: true }]
  await client.create({ ...plan, at: new Date().toISOString(), publishes })
  vi.mocked(console.log).mockClear()
  site = await start({ writer: null })
  await eventually(() => expect(console.log).toHaveBeenCalledWith(expect.stringContaining('live')))
  expect(await client.getDocument(plan._id)).toMatchObject({ state: 'scheduled' })
  await site.close()
  site = await start()
  await eventually(async () => expect(await served('/faq')).toContain('As planned'))
  expect(await client.getDocument(plan._id)).toMatchObject({ state: 'executed' })
})

test('an empty document, as after a crash of the machine, is no site', async () => {
  const data = await mkdtemp(join(directory, 'crashed-'))
  await mkdir(join(data, 'site'))
  await writeFile(join(data, 'site', 'index.html'), '')
  vi.mocked(createSiteBuilder).mockRejectedValueOnce(new Error('The disk is full'))
  await using running = new AsyncDisposableStack()
  const options = { client, address: 'http://localhost', running, writer: null }
  const starting = publishContinuously({ ...environment, LOCAL_DATA: data }, options)
  await expect(starting).rejects.toThrow('could not be built')
  expect(takeConsoleErrors().join()).not.toContain('Visitors still see')
})

test('a directory that is no link yet is served before anything is built', async () => {
  await site.close()
  const data = join(directory, 'copied')
  await cp(join(directory, 'site', '.'), join(data, 'site'), { recursive: true })
  const running = new AsyncDisposableStack()
  const address = await serveLiveSite({ ...environment, LOCAL_DATA: data }, running)
  expect((await fetch(`${address}/faq`)).status).toBe(200)
  await running.disposeAsync()
  await expect(fetch(address)).rejects.toThrow('fetch failed')
  site = await start()
})

test('that visitors still see a site is said only if they do', async () => {
  await site.close()
  vi.mocked(createSiteBuilder).mockRejectedValue(new Error('The disk is full'))
  const empty = { ...environment, LOCAL_DATA: join(directory, 'empty') }
  const running = new AsyncDisposableStack()
  const address = await serveLiveSite(empty, running)
  const options = { client, address, running, writer: null }
  await expect(publishContinuously(empty, options)).rejects.toThrow('could not be built')
  expect(takeConsoleErrors().join()).not.toContain('Visitors still see')
  await rm(join(directory, 'empty', 'site'), { recursive: true, force: true })
  await publishContinuously(empty, {
    ...options,
    deploy: async () => {},
    hasSite: async () => false,
  })
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
