import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { startLake } from 'local-content-lake'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readEnvironment } from '../../../scripts/environment.ts'
import { lakeClient } from '../../../scripts/services/lakeClient.ts'
import { removalBlockers } from '../../../studio/documents/links/removalBlockers.ts'
import { redirectPath, redirectRemovedPage, removeRedirectsFrom, validPath } from './redirects.ts'

let directory = ''
let lake: Awaited<ReturnType<typeof startLake>>
let client: SanityClient

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'addresses-'))
  lake = await startLake({ directory, port: 0 })
  client = lakeClient(readEnvironment(), lake.address)
})

afterAll(async () => {
  await lake.close()
  await rm(directory, { recursive: true })
})

const service = (_id: string) => ({ _id, _type: 'servicePage', slug: { current: _id } })

beforeEach(async () => {
  await client.mutate([
    { delete: { query: '*[_type == "redirect"]' } },
    { delete: { query: '*[_type == "servicePage"]' } },
    { create: service('who') },
    { create: service('gmp') },
  ])
})

/** Returns all redirects, each as its old address and the id of its page. */
const redirects = () =>
  client.fetch<string[]>(
    '*[_type == "redirect"] | order(from asc) {"line": from + " " + to._ref}.line',
  )

test.each([
  [service('who'), '/services/who'],
  [{ _type: 'legalPage', slug: { current: 'terms' } }, '/terms'],
  [{ _type: 'servicePage' }, null],
  [{ _type: 'servicePage', slug: { current: '' } }, null],
  [{ _type: 'faqCategory', slug: { current: 'general' } }, null],
  [{ _type: 'homePage' }, null],
  [null, null],
])('the address that an editor has written in %j is %s', (document, path) => {
  expect(validPath(document)).toBe(path)
})

test('an invalid address is no path', () => {
  const slug = { current: 'News/Cold Chain 2027' }
  expect(validPath({ _type: 'page', slug })).toBe(null)
})

test('each former address of a page redirects to it, without a chain', async () => {
  await client.mutate(redirectPath('/services/first', 'who'))
  await client.mutate(redirectPath('/services/second', 'who'))
  expect(await redirects()).toEqual(['/services/first who', '/services/second who'])
})

test('a page at one of its former addresses is not redirected', async () => {
  await client.mutate(redirectPath('/services/first', 'who'))
  await client.mutate([
    ...redirectPath('/services/second', 'who'),
    ...removeRedirectsFrom('/services/first'),
  ])
  expect(await redirects()).toEqual(['/services/second who'])
})

test('an old address that an editor entered redirects to the page that was there last', async () => {
  await client.create({
    _type: 'redirect',
    from: '/Services/First.html',
    to: { _type: 'reference', _ref: 'gmp' },
  })
  await client.mutate(redirectPath('/services/first', 'who'))
  expect(await redirects()).toEqual(['/services/first who'])
})

test('a removed page leaves all its addresses to its replacement, and can then be deleted', async () => {
  await client.mutate(redirectPath('/services/first', 'who'))
  await expect(client.delete('who')).rejects.toThrow()
  expect(await removalBlockers(client, { _id: 'who', _type: 'servicePage' })).toEqual([])

  await client.mutate(redirectRemovedPage('/services/who', 'who', 'gmp'))
  await client.delete('who')
  expect(await redirects()).toEqual(['/services/first gmp', '/services/who gmp'])
})

test('a page that is removed without a replacement leaves no redirects', async () => {
  await client.mutate(redirectPath('/services/first', 'who'))
  await client.mutate(redirectRemovedPage('/services/who', 'who', null))
  await client.delete('who')
  expect(await redirects()).toEqual([])
})

test('a page that is removed without a replacement does not bring an older redirect from its address back', async () => {
  await client.mutate(redirectPath('/services/who', 'gmp'))
  await client.mutate(redirectRemovedPage('/services/who', 'who', null))
  expect(await redirects()).toEqual([])
})
