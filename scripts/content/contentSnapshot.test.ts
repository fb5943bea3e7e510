import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { startLake } from 'local-content-lake'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { wordingIssues } from '../../shared/wording/wording.ts'
import { startFaultyHost } from '../../tests/support/faultyHost.ts'
import { copySeededLake } from '../../tests/support/seededLake.ts'
import { readEnvironment } from '../environment.ts'
import { lakeClient, withContentLake } from '../services/lakeClient.ts'
import { readSnapshot, takeSnapshot } from './contentSnapshot.ts'

vi.mock('../../shared/wording/wording.ts', { spy: true })

const environment = readEnvironment()
const closers: (() => void)[] = []

let directory = ''
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'snapshot-'))
})
afterEach(async () => {
  for (const close of closers.splice(0)) close()
  vi.restoreAllMocks()
  await rm(directory, { recursive: true, force: true })
})

function snapshotOf(client: SanityClient, target = directory) {
  const options = { directory: target, studioUrl: 'http://localhost:3333', pauseMs: 1 }
  return takeSnapshot(client, options)
}

/** Returns a client of a Content Lake that answers all queries alike, and counts them. */
async function clientOf(respond: () => Response | Promise<never>) {
  const asked = { times: 0 }
  const host = await startFaultyHost([
    http.all('*/data/query/*', () => {
      asked.times += 1
      return respond()
    }),
  ])
  closers.push(host.close)
  return { client: lakeClient(environment, host.address), asked, host }
}

const state = { updatedAt: null, documents: 0, day: null }
const empty = {
  now: '2026-11-22T00:00:00Z',
  state,
  pages: [],
  listed: [],
  redirects: [],
  site: null,
}

describe('a Content Lake', () => {
  test.each([500, 502, 503, 429])(
    'that answers %i is retried, then reported; the last snapshot is kept',
    async (status) => {
      const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {})
      await writeFile(join(directory, 'pages.json'), '["/"]')
      const { client } = await clientOf(() => HttpResponse.json({ message: 'no' }, { status }))
      await expect(snapshotOf(client)).rejects.toThrow()
      expect(warnings).toHaveBeenCalledWith(expect.stringContaining('try 4'))
      expect(await readFile(join(directory, 'pages.json'), 'utf8')).toBe('["/"]')
      expect(await readdir(directory)).toEqual(['pages.json'])
    },
  )

  test('that recovers is read by a retry', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    let calls = 0
    const { client } = await clientOf(() => {
      calls += 1
      return calls <= 3
        ? HttpResponse.json({ message: 'slow down' }, { status: 429 })
        : HttpResponse.json({ result: empty, ms: 1 })
    })
    // The gate refuses the empty dataset, which shows that a retry succeeded.
    await expect(snapshotOf(client)).rejects.toThrow('Nothing is published')
  })

  test('that cannot be reached is reported with the reason', async () => {
    const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { client, host } = await clientOf(() => HttpResponse.json({}))
    host.close()
    await expect(snapshotOf(client)).rejects.toThrow(/fetch failed|ECONNREFUSED/)
    expect(warnings).toHaveBeenCalled()
  })

  test('that times out is retried, then reported', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { client, asked } = await clientOf(() => new Promise<never>(() => {}))
    await expect(snapshotOf(client.withConfig({ timeout: 20 }))).rejects.toThrow()
    expect(asked.times).toBeGreaterThan(3)
  })

  test('that refuses the token is not retried', async () => {
    const { client, asked } = await clientOf(() =>
      HttpResponse.json({ message: 'Unauthorized' }, { status: 401 }),
    )
    await expect(snapshotOf(client)).rejects.toThrow('Unauthorized')
    expect(asked.times).toBeLessThanOrEqual(3)
  })

  test.each([
    ['another result', () => HttpResponse.json({ result: 'garbage' })],
    ['a web page', () => HttpResponse.html('<html>proxy login</html>')],
  ])('that answers with %s is refused', async (_name, respond) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { client } = await clientOf(respond)
    await expect(snapshotOf(client)).rejects.toThrow()
  })
})

describe('a snapshot of the demo content', () => {
  test('has each page, and one that is published later', async () => {
    await copySeededLake(join(directory, 'lake'))
    const lake = await startLake({ directory: join(directory, 'lake'), port: 0 })
    const client = lakeClient(environment, lake.address)
    const target = join(directory, 'snapshot')
    try {
      const { summary } = await snapshotOf(client, target)
      expect(wordingIssues).not.toHaveBeenCalled()
      expect(summary()[0]).toMatch(/^\d+ documents, \d+ pages in 3 languages$/)
      expect(wordingIssues).toHaveBeenCalled()
      const before = await pathsOf(target)

      const who = await client.getDocument('service-who')
      await client.create({
        ...who,
        _id: 'service-new',
        _type: 'servicePage',
        slug: { _type: 'slug', current: 'new-service' },
        seo: { title: { en: 'New' }, description: { en: 'A page that was published later.' } },
      })
      await snapshotOf(client, target)
      const after = await pathsOf(target)

      expect(after.filter((path) => !before.includes(path))).toEqual(['/services/new-service'])
      const { pages } = (await readSnapshot(target)).content
      const overview = pages.find(({ path }) => path === '/services')
      expect(JSON.stringify(overview)).toContain('/services/new-service')
    } finally {
      await lake.close()
    }
  })

  test('keeps the last version of documents that became invalid, and lists every issue', async () => {
    const local = { ...environment, usesLocalLake: true, LAKE_PORT: 0, LOCAL_DATA: directory }
    const target = join(directory, 'snapshot')
    await copySeededLake(join(directory, 'lake'))
    await withContentLake(local, async (client) => {
      await snapshotOf(client, target)
      const before = await pageIn(target, 'homePage')

      await client.patch('homePage').unset(['hero.heading.en']).commit()
      await client
        .patch('faqPage')
        .set({ 'sections[1].heading': { fr: 'Sans anglais' } })
        .commit()
      await client.patch('service-who').set({ 'hero.text.en': 'Another’s words.' }).commit()
      const { kept, issues } = await snapshotOf(client, target)
      expect(kept.map(({ documentId }) => documentId)).toEqual(['homePage', 'faqPage'])
      expect(issues.map(({ documentId }) => documentId)).toEqual(['homePage', 'faqPage'])
      expect(await pageIn(target, 'homePage')).toEqual(before)
      const other = await pageIn(target, 'service-who')
      expect(other).toMatchObject({ hero: { text: { en: 'Another’s words.' } } })
    })
  })

  test('is refused without a last one, and the error lists every issue', async () => {
    const local = { ...environment, usesLocalLake: true, LAKE_PORT: 0, LOCAL_DATA: directory }
    await copySeededLake(join(directory, 'lake'))
    await withContentLake(local, async (client) => {
      await client.patch('homePage').unset(['hero.heading.en']).commit()
      await client
        .patch('aboutPage')
        .set({ 'sections[0].heading': { fr: 'Sans anglais' } })
        .commit()
      await expect(snapshotOf(client, join(directory, 'snapshot'))).rejects.toThrow(
        /2 issue[\s\S]*homePage › hero\.heading\.en[\s\S]*aboutPage › sections/,
      )
    })
  })
})

test('a snapshot that was edited by hand is refused, and the error names the field', async () => {
  const local = { ...environment, usesLocalLake: true, LAKE_PORT: 0, LOCAL_DATA: directory }
  const target = join(directory, 'snapshot')
  await copySeededLake(join(directory, 'lake'))
  await withContentLake(local, async (client) => {
    await snapshotOf(client, target)
  })
  const file = join(target, 'content.json')
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replaceAll('"heading"', '"head"'))
  await expect(readSnapshot(target)).rejects.toThrow(/homePage › hero\.heading/)
})

test('a field whose image does not exist is named, once', async () => {
  await copySeededLake(join(directory, 'lake'))
  const lake = await startLake({ directory: join(directory, 'lake'), port: 0 })
  const client = lakeClient(environment, lake.address)
  try {
    await rm(join(directory, 'lake/assets'), { recursive: true })
    await expect(snapshotOf(client, join(directory, 'snapshot'))).rejects.toThrow(
      /^The content has 2 issue[\s\S]*sections\[_key=="story"\]\.image is a file that the Content Lake answers with 404/,
    )
  } finally {
    await lake.close()
  }
})

test('a last snapshot that is needed and cannot be read is reported, one that is missing is not', async () => {
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const result = { ...empty, state: { ...state, documents: 1 } }
  const { client } = await clientOf(() => HttpResponse.json({ result, ms: 1 }))
  await expect(snapshotOf(client)).rejects.toThrow('is missing or not published')
  expect(warnings).not.toHaveBeenCalled()
  await writeFile(join(directory, 'content.json'), '{"pages": ')
  await expect(snapshotOf(client)).rejects.toThrow('is missing or not published')
  expect(warnings).toHaveBeenCalledWith(expect.stringContaining('last snapshot'))
})

test('the error about a missing snapshot names the command that takes one', async () => {
  await expect(readSnapshot(join(directory, 'none'))).rejects.toThrow('npm run maintain:snapshot')
})

async function pathsOf(target: string): Promise<string[]> {
  return (await readSnapshot(target)).content.pages.map(({ path }) => path)
}

async function pageIn(target: string, id: string) {
  return (await readSnapshot(target)).content.pages.find(({ _id }) => _id === id)
}
