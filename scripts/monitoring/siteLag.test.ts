import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { startLake } from 'local-content-lake'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  contentState,
  contentStateQuery,
  liveBuildPath,
} from '../../shared/publishing/liveBuild.ts'
import { type FaultyHost, startFaultyHost } from '../../tests/support/faultyHost.ts'
import { readEnvironment } from '../environment.ts'
import type { RunningServer } from '../http/server.ts'
import { lakeClient } from '../services/lakeClient.ts'
import { findLag, startBuild } from './siteLag.ts'

let directory = ''
let lake: RunningServer
let client: SanityClient
let host: FaultyHost
/** The `build.json` that the host serves; null for a site without one. */
let live: object | null
const deployHook = vi.fn<() => Promise<Response>>()
const webhook = vi.fn<() => Response>()

/** Builds and deploys at once. */
async function deploy(): Promise<Response> {
  const content = contentState.parse(await client.fetch(contentStateQuery))
  live = { id: '1', deployment: 'production', content }
  return HttpResponse.json({})
}

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'catch-up-'))
  lake = await startLake({ directory, port: 0 })
  client = lakeClient(readEnvironment(), lake.address)
  deployHook.mockReset().mockImplementation(deploy)
  webhook.mockReset()
  host = await startFaultyHost([
    http.get(`*${liveBuildPath}`, () =>
      live ? HttpResponse.json(live) : new HttpResponse(null, { status: 404 }),
    ),
    http.post('*/hook', deployHook),
    http.post('*/webhook', webhook),
  ])
  await client.create({ _id: 'home', _type: 'homePage' })
  await client.create({ _id: 'about', _type: 'aboutPage' })
  await deploy()
})

afterEach(async () => {
  host.close()
  await lake.close()
  await rm(directory, { recursive: true })
})

/** Checks and builds as the command catch-up does. */
async function check(): Promise<string | null> {
  const lag = await findLag(client, host.address)
  if (lag !== null) await startBuild(`${host.address}/hook`)
  return lag
}

test('a site that is up to date is not built', async () => {
  expect(await check()).toBeNull()
  expect(deployHook).not.toHaveBeenCalled()
})

test.each([
  ['a document is changed', () => client.patch('home').set({ title: 'New' }).commit()],
  ['a document is added', () => client.create({ _id: 'faq', _type: 'faqPage' })],
  ['a document is removed', () => client.delete('home')],
])('the site is built after %s', async (_, publish) => {
  await publish()
  expect(await check()).toContain('public is')
  expect(deployHook).toHaveBeenCalledOnce()
  expect(await check()).toBeNull()
})

test('the site is built when a day has come for which content waited, and not before', async () => {
  const memberships = ['2026-03', '2999-01-01'].map((since) => ({ _key: since, since }))
  await client.create({ _id: 'ghana', _type: 'country', memberships })
  await client.create({ _id: 'news', _type: 'newsArticle', publishedOn: '2998-01-01' })
  await deploy()
  expect(await check()).toBeNull()

  const { content, ...build } = Object(live)
  live = { ...build, content: { ...content, day: '2026-02-01' } }
  expect(await check()).toContain('dated up to 2026-03)')
  expect(await check()).toBeNull()
})

test.each(['drafts.home', 'versions.spring.home', 'website.build.1'])(
  'what is not public does not count: %s',
  async (_id) => {
    await client.create({ _id, _type: 'homePage' })
    expect(await check()).toBeNull()
  },
)

test('a dataset that shows no document is an error, and nothing is built', async () => {
  await client.delete({ query: '*[true]' })
  await expect(check()).rejects.toThrow('SANITY_READ_TOKEN must be a valid token')
  expect(deployHook).not.toHaveBeenCalled()
})

test('a site without a build file is built', async () => {
  live = null
  expect(await check()).toContain('does not say')
  expect(deployHook).toHaveBeenCalledOnce()
})

test('a host that refuses the build is an error without the hook’s address', async () => {
  live = null
  deployHook.mockResolvedValue(new HttpResponse(null, { status: 404 }))
  await expect(check()).rejects.toThrow('answered with 404')
  await expect(check()).rejects.not.toThrow('/hook')
})

test('a hook that leads elsewhere starts no build, which is an error', async () => {
  deployHook.mockResolvedValue(Response.redirect(`${host.address}${liveBuildPath}`, 302))
  await expect(startBuild(`${host.address}/hook`)).rejects.toThrow('answered with 302')
})

test('without a hook, as beside a publisher, only a site that lags is an error', async () => {
  await expect(startBuild(undefined)).rejects.toThrow('If a publisher publishes, see its log')
})

/** The minute of each hour in which the workflow runs. */
async function scheduledMinute(): Promise<number> {
  const workflow = await readFile('.github/workflows/deploy.yml', 'utf8')
  const [, minute] = /cron: ["'](\d+) \* \* \* \*/.exec(workflow) ?? []
  return Number(minute)
}

test('a publish whose three deliveries fail is built within the hour, once', async () => {
  const minute = await scheduledMinute()
  const seconds = (time: number) => Math.round(time / 1000)
  webhook.mockReturnValue(new HttpResponse(null, { status: 503 }))
  await client.patch('home').set({ title: 'Published while nobody answers' }).commit()

  // Sanity delivers at once, and twice more 30 seconds apart; the clock goes on by 30 seconds.
  const publishedAt = Date.UTC(2026, 10, 21, 10, minute + 1)
  const builtAfter: number[] = []
  for (let time = publishedAt; time < publishedAt + 3 * 3_600_000; time += 30_000) {
    const sincePublish = seconds(time - publishedAt)
    if (sincePublish <= 60) await fetch(`${host.address}/webhook`, { method: 'POST' })
    const isDue = new Date(time).getUTCMinutes() === minute && time % 60_000 === 0
    if (isDue && (await check()) !== null) builtAfter.push(sincePublish)
  }
  expect(webhook).toHaveBeenCalledTimes(3)
  expect(builtAfter).toEqual([59 * 60])
  expect(deployHook).toHaveBeenCalledOnce()
})

test('a deploy hook that does not answer is given up', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(
    AbortSignal.abort(new Error('It took too long.')),
  )
  await expect(startBuild(`${host.address}/hook`)).rejects.toThrow('It took too long.')
  vi.restoreAllMocks()
})
