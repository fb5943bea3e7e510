import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { startLake } from 'local-content-lake'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readEnvironment } from '../../../scripts/environment.ts'
import { lakeClient } from '../../../scripts/services/lakeClient.ts'
import { deletedDocument, undelete } from '../deletion/deletedDocuments.ts'
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

const copies = () =>
  client.withConfig({ perspective: 'raw' }).fetch<unknown[]>('*[_type == "deletedDocument"]')

const service = (_id: string, slug: string) => ({
  _id,
  _type: 'servicePage',
  slug: { current: slug },
})
const stamps = { _rev: '1', _createdAt: '', _updatedAt: '' }
const page = { document: { ...service('who', 'who'), ...stamps }, path: '/services/who' }
const redirect = {
  _id: 'old',
  _type: 'redirect',
  from: '/who.html',
  to: { _type: 'reference', _ref: 'who' },
}

beforeEach(async () => {
  await client.delete({
    query: '*[_type in ["redirect", "page", "servicePage", "deletedDocument"]]',
  })
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

test('a deleted page comes back as a draft', async () => {
  await deletePage(client, page, 'gmp')
  const record = deletedDocument.parse((await copies())[0])
  await undelete(client, record, new Map())
  expect(await client.getDocument('drafts.who')).toMatchObject(service('drafts.who', 'who'))
  expect(await copies()).toEqual([])
})

test('a copy is kept for thirty days', async () => {
  const old = { _id: 'deleted.old', _type: 'deletedDocument', content: '{}' }
  await client.create({ ...old, deletedAt: '2026-01-01T00:00:00Z' })
  await deletePage(client, page, null)
  expect(await client.getDocument('deleted.old')).toBeUndefined()
  expect(await copies()).toHaveLength(1)
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
