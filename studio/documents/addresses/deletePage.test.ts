import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { startLake } from 'local-content-lake'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readEnvironment } from '../../../scripts/environment.ts'
import { lakeClient } from '../../../scripts/services/lakeClient.ts'
import { deletePage } from './deletePage.ts'

let directory = ''
let lake: Awaited<ReturnType<typeof startLake>>
let client: SanityClient

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'removal-'))
  lake = await startLake({ directory, port: 0 })
  client = lakeClient(readEnvironment(), lake.address)
})

afterAll(async () => {
  await lake.close()
  await rm(directory, { recursive: true })
})

const page = { id: 'who', path: '/services/who' }
const service = (_id: string, slug: string) => ({
  _id,
  _type: 'servicePage',
  slug: { current: slug },
})
const redirect = {
  _id: 'old',
  _type: 'redirect',
  from: '/who.html',
  to: { _type: 'reference', _ref: 'who' },
}

beforeEach(async () => {
  await client.delete({ query: '*[_type in ["redirect", "page", "servicePage"]]' })
  await client
    .transaction()
    .create(service('who', 'who'))
    .create(service('gmp', 'gmp'))
    .create(redirect)
    .commit()
})

async function stored() {
  const raw = client.withConfig({ perspective: 'raw' })
  return {
    pages: await raw.fetch<string[]>('*[_type == "servicePage"] | order(_id)._id'),
    redirects: await raw.fetch<string[]>(
      '*[_type == "redirect"] | order(from asc) {"line": from + " " + to._ref}.line',
    ),
  }
}

test('a page is deleted with its draft, and leaves its addresses to another page', async () => {
  await client.create(service('drafts.who', 'who'))
  await deletePage(client, page, 'gmp')
  expect(await stored()).toEqual({
    pages: ['gmp'],
    redirects: ['/services/who gmp', '/who.html gmp'],
  })
})

test('its redirects are deleted if there is no other page', async () => {
  await deletePage(client, page, null)
  expect(await stored()).toEqual({ pages: ['gmp'], redirects: [] })
})

test('a page that a document needs stays, with its addresses', async () => {
  await client.create({ _id: 'home', _type: 'page', link: redirect.to })
  const before = await stored()
  await expect(deletePage(client, page, 'gmp')).rejects.toThrow()
  expect(await stored()).toEqual(before)
})
