import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { SanityClient } from '@sanity/client'
import { startLake } from 'local-content-lake'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fetchValidContent } from '../../scripts/content/contentSnapshot.ts'
import { readEnvironment } from '../../scripts/environment.ts'
import type { RunningServer } from '../../scripts/http/server.ts'
import { lakeClient } from '../../scripts/services/lakeClient.ts'
import { seedManyPages } from '../../tests/support/manyPages.ts'
import { copySeededLake } from '../../tests/support/seededLake.ts'
import type { ValidPage } from '../../web/model/types.ts'

let directory = ''
let lake: RunningServer
let client: SanityClient
let read: () => Promise<Map<string, ValidPage>>

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'content-'))
  await copySeededLake(directory)
  lake = await startLake({ directory, port: 0 })
  client = lakeClient(readEnvironment(), lake.address)
  read = async () => {
    const { content } = await fetchValidContent(client, async () => null, { studioUrl: '' })
    return new Map(content.pages.map((page) => [page._id, page]))
  }
})

afterEach(async () => {
  await lake.close()
  await rm(directory, { recursive: true })
})

/** Returns the ids of pages that differ from before. */
const changedIn = (after: Map<string, ValidPage>, before: Map<string, ValidPage>) =>
  [...after].filter(([id, page]) => !isDeepStrictEqual(before.get(id), page)).map(([id]) => id)

const mentioning = (pages: Map<string, ValidPage>, text: string) =>
  [...pages]
    .filter(([, page]) => JSON.stringify(page).includes(text))
    .map(([id]) => id)
    .sort()

test('a country that is renamed changes on every page that lists or names it, and no other page', async () => {
  const before = await read()
  await client.patch('country-gh').set({ 'name.en': 'Republic of Ghana' }).commit()
  const after = await read()
  const listing = mentioning(before, '"_id":"country-gh"')
  expect(listing.length).toBeGreaterThan(3)
  // The glossary names the countries whose authorities have WHO's maturity level 3.
  const naming = [...listing, 'page-glossary'].toSorted()
  expect(changedIn(after, before)).toEqual(naming)
  expect(mentioning(after, 'Republic of Ghana')).toEqual(naming)
})

test('a country enters and leaves the lists of its memberships', async () => {
  const before = await read()
  await client
    .patch('country-ke')
    .set({ memberships: [{ _key: 'a', _type: 'ecowas' }] })
    .commit()
  const after = await read()
  expect(mentioning(before, '"_id":"country-ke"')).not.toContain('service-ecowas')
  expect(mentioning(after, '"_id":"country-ke"')).toEqual(['service-ecowas'])
})

test('links to a page follow its address', async () => {
  const before = await read()
  const linking = mentioning(before, '"/services/who"')
  await client.patch('service-who').set({ 'slug.current': 'world-health' }).commit()
  const after = await read()
  expect(mentioning(after, '"/services/world-health"')).toEqual(linking)
  expect(mentioning(after, '"/services/who"')).toEqual([])
})

test('a removed page is gone, and from the lists of others', async () => {
  const copy = { _id: 'copy', title: { en: 'Copy' }, slug: { _type: 'slug', current: 'copy' } }
  const seo = { title: { en: 'Copy' }, description: { en: 'Copy' } }
  const who = await client.getDocument('service-who')
  await client.create({ ...who, ...copy, seo, _type: 'servicePage' })
  expect(mentioning(await read(), '"copy"')).toContain('servicesPage')
  await client.delete('copy')
  expect(mentioning(await read(), '"copy"')).toEqual([])
})

test('a link to a missing page is refused until that page is published', async () => {
  await read()
  const page = { _type: 'reference', _ref: 'legal-new', _weak: true }
  const action = { _key: 'new', _type: 'action', kind: 'page', label: { en: 'New' }, page }
  await client
    .patch('homePage')
    .set({ 'hero.actions': [action] })
    .commit()
  await expect(read()).rejects.toThrow('links to a page that does not exist')
  const terms = await client.getDocument('legal-terms')
  const slug = { _type: 'slug', current: 'new' }
  const seo = { title: { en: 'New' }, description: { en: 'New' } }
  await client.create({ ...terms, _id: 'legal-new', _type: 'legalPage', slug, seo })
  expect(mentioning(await read(), '"/new"')).toContain('homePage')
})

test('each of many pages has the related ones nearest to it', async () => {
  await seedManyPages(client, 230)
  const pages = await read()
  expect(pages.size).toBe(230)
  const services = [...pages.values()].filter((page) => page._type === 'servicePage')
  expect(Math.max(...services.map(({ service }) => service.related.length))).toBe(3)
  const page = services.find(({ _id }) => _id === 'copy-0100')
  const numbers = page?.service.related.map(({ _id }) => Number(_id.slice(-4))) ?? []
  const group = services
    .filter(({ _id, service }) => /^copy/.test(_id) && service.group === page?.service.group)
    .map(({ _id }) => Number(_id.slice(-4)))
  const place = group.indexOf(100)
  expect(numbers).toEqual([...group.slice(place - 2, place), group[place + 1]])
})

test('pages are in the same order whichever was changed last', async () => {
  const before = [...(await read()).keys()]
  await client.patch('aboutPage').set({ 'hero.heading.en': 'Changed' }).commit()
  expect([...(await read()).keys()]).toEqual(before)
})

test('of two pages with the same title, the one that was changed later has the issue', async () => {
  for (const id of ['service-who', 'service-gmp'])
    await client.patch(id).set({ 'seo.title.en': 'The same title' }).commit()
  await expect(read()).rejects.toThrow('service-gmp › seo.title.en')
  await client.patch('service-who').set({ 'linkText.en': 'Compare' }).commit()
  await expect(read()).rejects.toThrow('service-who › seo.title.en')
})

test('a stored field that the site no longer has makes no page invalid, and reaches none', async () => {
  const icons = { icon: 'of old', 'sections[1].items[0].icon': 'of old' }
  await client.patch('service-gmp').set(icons).commit()
  const stored = JSON.stringify(await client.getDocument('service-gmp'))
  expect(stored.split('"of old"')).toHaveLength(3)
  expect(mentioning(await read(), 'of old')).toEqual([])
})
