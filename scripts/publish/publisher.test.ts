import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { SanityClient } from '@sanity/client'
import { startLake } from 'local-content-lake'
import { HttpResponse, http } from 'msw'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { recordsQuery } from '../../shared/publishing/buildRecord.ts'
import { readLiveBuild } from '../../shared/publishing/liveBuild.ts'
import { startFaultyHost } from '../../tests/support/faultyHost.ts'
import { copySeededLake } from '../../tests/support/seededLake.ts'
import { serveSite } from '../build/serving/serveSite.ts'
import { type Environment, readEnvironment } from '../environment.ts'
import type { RunningServer } from '../http/server.ts'
import { lakeClient } from '../services/lakeClient.ts'
import { publishToHost } from './publisher.ts'

/** By how much the publisher's clock is behind, in ms. */
const clock = vi.hoisted(() => ({ delay: 0 }))

// Neither bundles the site's code nor downloads its images.
vi.mock('../build/siteBuilder.ts', async () => ({
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
/** The host's web server, whose directory is a link that `deploy.mjs` replaces. */
let host: RunningServer
const running = new AsyncDisposableStack()

const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, 60_000)
const shown = async (text: string, path = '/faq') =>
  expect(await (await fetch(`${host.address}${path}`)).text()).toContain(text)
const setHeading = (heading: string) =>
  client.patch('faqPage').set({ 'hero.heading.en': heading }).commit()
const newestRecord = async () => (await client.fetch(recordsQuery))[0]
const siteOf = (name: string) => join(directory, name, 'site')

/** Puts a copy of a site online at once, or does as a file beside it says. */
const deployCommand = `
import { appendFileSync, cpSync, existsSync, renameSync, rmSync, symlinkSync } from 'node:fs'
const [site] = process.argv.slice(2)
process.chdir(import.meta.dirname)
if (existsSync('refuse')) process.exit(3)
appendFileSync('deployments', site + '\\n')
if (!existsSync('delay')) {
  const copy = 'host.' + process.pid
  cpSync(site, copy, { recursive: true, dereference: true })
  symlinkSync(copy, copy + '.link', 'junction')
  // On Windows, links cannot be replaced by a rename.
  if (process.platform === 'win32') rmSync('host', { force: true })
  renameSync(copy + '.link', 'host')
}
`

/** The publishers whose command has ended well, in order. */
const deployments = async () =>
  (await readFile(join(directory, 'deployments'), 'utf8').catch(() => '')).match(/.+/g) ?? []

/** Has the host refuse deployments, or show them later. */
const setHost = (name: 'refuse' | 'delay') => writeFile(join(directory, name), '')
const resetHost = (name: 'refuse' | 'delay') => rm(join(directory, name))

/** Starts a publisher with data of its own. */
const start = (
  name: string,
  settings: Partial<Environment> = {},
  until = running,
  writer: SanityClient | null = client,
  reader = client,
) => {
  const environment = {
    ...readEnvironment(),
    SITE_URL: host.address,
    LOCAL_DATA: join(directory, name),
    DEPLOY_COMMAND: `"${process.execPath}" "${join(directory, 'deploy.mjs')}" "${siteOf(name)}"`,
    ...settings,
  }
  return publishToHost(environment, { client: reader, writer, running: until, pauseMs: 5 })
}

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
  directory = await mkdtemp(join(tmpdir(), 'publisher-'))
  await copySeededLake(join(directory, 'lake'))
  lake = await startLake({ directory: join(directory, 'lake'), port: 0 })
  client = lakeClient(readEnvironment(), lake.address)
  await mkdir(join(directory, 'host.empty'))
  await symlink(join(directory, 'host.empty'), join(directory, 'host'), 'junction')
  await writeFile(join(directory, 'deploy.mjs'), deployCommand)
  host = await serveSite({ directory: join(directory, 'host'), port: 0 })
  await start('one')
  await eventually(async () => expect((await newestRecord())?.state).toBe('built'))
})

afterAll(async () => {
  await running.disposeAsync()
  await host.close()
  await lake.close()
  await rm(directory, { recursive: true })
  vi.restoreAllMocks()
})

test('a changed sentence is live, and the record for the Studio names its build', async () => {
  await setHeading('One changed sentence')
  await eventually(() => shown('One changed sentence'))
  await eventually(async () =>
    expect(await newestRecord()).toMatchObject({
      _id: `website.build.${(await readLiveBuild(host.address))?.id}`,
      state: 'built',
      address: host.address,
      changes: [{ documentId: 'faqPage' }],
    }),
  )
})

test('a burst of publishes makes few deployments, and none is lost', async () => {
  const before = (await deployments()).length
  const burst = Array.from({ length: 40 }, (_, number) => setHeading(`Number ${number}`))
  await Promise.all(burst)
  await setHeading('The last of them')
  await eventually(() => shown('The last of them'))
  expect((await deployments()).length - before).toBeLessThan(10)
})

test('a host that refuses the site is reported in the Studio, and the next publish deploys everything', async () => {
  await setHost('refuse')
  await client.patch('aboutPage').set({ 'hero.heading.en': 'Not lost' }).commit()
  await eventually(async () =>
    expect(await newestRecord()).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('DEPLOY_COMMAND ended with 3'),
    }),
  )
  await resetHost('refuse')
  await setHeading('After the new token')
  await eventually(() => shown('After the new token'))
  await eventually(() => shown('Not lost', '/about'))
})

test('a publish is live when the host shows it, also if the publisher’s clock is behind', async () => {
  await eventually(async () => expect((await newestRecord()).state).toBe('built'))
  clock.delay = 3_600_000
  await setHost('delay')
  const before = (await deployments()).length
  await setHeading('Not shown yet')
  await eventually(async () => expect((await deployments()).length).toBe(before + 1))
  const requests = vi.spyOn(globalThis, 'fetch')
  const looks = () => requests.mock.calls.filter(([url]) => `${url}`.endsWith('build.json'))
  // The third look comes after the responses to the first two.
  await eventually(() => expect(looks().length).toBeGreaterThanOrEqual(3))
  const record = await newestRecord()
  expect(record.state).toBe('building')
  await resetHost('delay')
  await promisify(execFile)(process.execPath, [join(directory, 'deploy.mjs'), siteOf('one')])
  await eventually(async () =>
    expect(await newestRecord()).toMatchObject({ _id: record._id, state: 'built' }),
  )
  await shown('Not shown yet')
  requests.mockRestore()
  clock.delay = 0
})

test('without a command the host serves the directory itself, and without a token nothing is recorded', async () => {
  const ids = async () =>
    (await client.fetch<{ _id: string }[]>(recordsQuery)).map(({ _id }) => _id)
  await eventually(async () => expect((await newestRecord()).state).toBe('built'))
  const before = await ids()
  await using until = new AsyncDisposableStack()
  const own = await serveSite({ directory: siteOf('own'), port: 0 })
  until.defer(own.close)
  vi.mocked(console.log).mockClear()
  await start('own', { SITE_URL: own.address, DEPLOY_COMMAND: undefined }, until, null)
  await eventually(() =>
    expect(console.log).toHaveBeenCalledWith(expect.stringContaining('live after')),
  )
  expect(await readLiveBuild(own.address)).not.toBeNull()
  expect(await ids()).toEqual(before)
})

test('a revoked token that writes ends no publish, and the log names what is missing', async () => {
  const refusing = await startFaultyHost([
    http.all('*', () => HttpResponse.json({ message: 'Session not found' }, { status: 401 })),
  ])
  await using until = new AsyncDisposableStack()
  until.defer(refusing.close)
  const own = await serveSite({ directory: siteOf('revoked'), port: 0 })
  until.defer(own.close)
  const settings = { SITE_URL: own.address, DEPLOY_COMMAND: undefined }
  const writer = client.withConfig({ apiHost: refusing.address, token: 'revoked' })
  await start('revoked', settings, until, writer)
  await setHeading('Published all the same')
  await eventually(async () =>
    expect(await (await fetch(`${own.address}/faq`)).text()).toContain('Published all the same'),
  )
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('its record is incomplete'))
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('Plans could not be executed'))
})

test('a token that reads, revoked meanwhile, is named, and what is public is read and followed without it', async () => {
  await using until = new AsyncDisposableStack()
  let isRevoked = false
  const refusing = await startFaultyHost([
    http.all('*', async ({ request }) => {
      const token = request.headers.get('authorization')
      if (isRevoked && token === 'Bearer reads')
        return HttpResponse.json({ message: 'Session not found' }, { status: 401 })
      const { pathname, search } = new URL(request.url)
      const { status, headers, body } = await fetch(lake.address + pathname + search, request)
      const type = headers.get('content-type') ?? ''
      return new HttpResponse(body, { status, headers: { 'content-type': type } })
    }),
  ])
  until.defer(refusing.close)
  const own = await serveSite({ directory: siteOf('reads'), port: 0 })
  until.defer(own.close)
  const settings = { SITE_URL: own.address, DEPLOY_COMMAND: undefined }
  const reader = client.withConfig({ apiHost: refusing.address, token: 'reads' })
  await start('reads', settings, until, null, reader)
  const showsNext = (heading: string) =>
    eventually(async () => {
      await setHeading(heading)
      expect(await (await fetch(`${own.address}/faq`)).text()).toContain(heading)
    })
  await showsNext('With the token')
  isRevoked = true
  await showsNext('Without the token')
  expect(console.warn).toHaveBeenCalledWith(
    expect.stringMatching(/SANITY_READ_TOKEN.+Replace it.+restart/),
  )
  expect(reader.config().token).toBeUndefined()
})

test('two publishers at once end with the newest content', async () => {
  await start('two')
  await eventually(async () => {
    expect(await deployments()).toContain(siteOf('two'))
    // Its command has ended: until then it copies what was published before.
    expect((await newestRecord()).state).toBe('built')
  })
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
