import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { fileName } from '../../web/content/modules.ts'
import { languageCodes } from '../../web/i18n/languages.ts'
import { readEnvironment } from '../environment.ts'
import { startLake } from '../local/lake/server.ts'
import { lakeClient, withContentLake } from './contentLake.ts'
import { seedContent } from './seed.ts'
import { takeSnapshot } from './snapshot.ts'

const hosted = {
  ...readEnvironment(),
  SANITY_PROJECT_ID: 'abc123',
  SANITY_API_HOST: undefined,
  usesLocalLake: false,
}
const queries = 'https://abc123.api.sanity.io/v2025-02-19/data/query/production'
const server = setupServer()

let directory = ''
beforeAll(() => server.listen({ onUnhandledFrame: 'bypass' }))
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'snapshot-'))
})
afterEach(() => {
  server.resetHandlers()
  vi.restoreAllMocks()
})
afterAll(() => server.close())

function snapshotOf(client = lakeClient(hosted), target = directory) {
  const options = { directory: target, studioUrl: 'http://localhost:3333', pause: 1 }
  return takeSnapshot(client, options)
}

describe('a Content Lake at fault', () => {
  test.each([
    ['answers 500', () => HttpResponse.json({ message: 'down' }, { status: 500 })],
    ['answers 429', () => HttpResponse.json({ message: 'slow down' }, { status: 429 })],
    ['is unreachable', () => HttpResponse.error()],
  ])('that %s is asked again, then given up; the last snapshot stays', async (_name, answer) => {
    const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await writeFile(join(directory, 'pages.json'), '["/"]')
    server.use(http.all(queries, answer))
    await expect(snapshotOf()).rejects.toThrow()
    expect(warnings).toHaveBeenCalledWith(expect.stringContaining('try 4'))
    expect(await readFile(join(directory, 'pages.json'), 'utf8')).toBe('["/"]')
    expect(await readdir(directory)).toEqual(['pages.json'])
  })

  test('that refuses the token is not asked again', async () => {
    let asked = 0
    server.use(
      http.all(queries, () => {
        asked += 1
        return HttpResponse.json({ message: 'Unauthorized' }, { status: 401 })
      }),
    )
    await expect(snapshotOf()).rejects.toThrow('Unauthorized')
    expect(asked).toBeLessThanOrEqual(3)
  })

  test('that answers with garbage is refused', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    server.use(http.all(queries, () => HttpResponse.json({ result: 'garbage' })))
    await expect(snapshotOf()).rejects.toThrow('not a list of pages')
  })
})

describe('a snapshot of the demo content', () => {
  test('has one file a page and language, and a page published later appears in it', async () => {
    const lake = await startLake({ directory: join(directory, 'lake'), port: 0 })
    const client = lakeClient({ ...hosted, usesLocalLake: true }, lake.address)
    const target = join(directory, 'snapshot')
    try {
      await seedContent(client)
      await snapshotOf(client, target)
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
      for (const code of languageCodes)
        for (const path of after)
          JSON.parse(await readFile(join(target, code, 'pages', `${fileName(path)}.json`), 'utf8'))
      const overview = await readFile(join(target, 'en/pages/services.json'), 'utf8')
      expect(overview).toContain('/services/new-service')
    } finally {
      await lake.close()
    }
  })

  test('lists every fault of a broken edit and leaves the last snapshot as it was', async () => {
    const environment = { ...hosted, usesLocalLake: true, LAKE_PORT: 0, LOCAL_DATA: directory }
    const target = join(directory, 'snapshot')
    await withContentLake(environment, async (client) => {
      await seedContent(client)
      await snapshotOf(client, target)
      const before = await readFile(join(target, 'en/pages/home.json'), 'utf8')

      await client.patch('homePage').unset(['hero.heading.en']).commit()
      await client
        .patch('faqPage')
        .set({ 'sections[0].heading': { fr: 'Sans anglais' } })
        .commit()
      await expect(snapshotOf(client, target)).rejects.toThrow(
        /2 fault[\s\S]*faqPage › sections[\s\S]*homePage › hero\.heading\.en/,
      )
      expect(await readFile(join(target, 'en/pages/home.json'), 'utf8')).toBe(before)
    })
  })
})

async function pathsOf(target: string): Promise<string[]> {
  return JSON.parse(await readFile(join(target, 'pages.json'), 'utf8'))
}
