import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { pageReference } from '../../shared/content/lists/fragments.ts'
import { referencedPage, replaceDocuments, siteDocument } from './replaceDocuments.ts'

test.each([
  ['a page with an address of its own', { _type: 'servicePage', slug: { current: 'who' } }],
  ['the home page', { _type: 'homePage' }],
])('a link to %s is known as one', async (_name, page) => {
  const dataset = [{ _id: 'page', title: 'Title', ...page }]
  const result = await evaluate(parse(`*[0]${pageReference}`), { dataset })
  expect(referencedPage.safeParse(await result.get()).error).toBeUndefined()
})

const page = (_id: string, slug: string, fields = {}) => ({ _id, _type: 'page', slug, ...fields })
const link = (_id: string, slug: string) => ({ _id, _type: 'page' as const, slug })
const results = (fields: object) => ({ pages: [], listed: [], redirects: [], site: {}, ...fields })

test('documents of the newer content replace those of the base, and what it lacks is removed', () => {
  const base = results({
    pages: [page('a', 'a'), page('b', 'b'), page('c', 'c')],
    listed: [{ _id: 'gh', _type: 'country', page: link('a', 'a') }],
    redirects: [{ _id: 'r', _type: 'redirect', from: '/r' }],
  })
  const replacement = results({
    pages: [page('a', 'moved', { links: [link('c', 'c'), link('b', 'b')] }), page('c', 'newer')],
  })
  const { pages, listed, redirects } = replaceDocuments(base, replacement, new Set(['a', 'b']))
  expect(pages).toEqual([
    page('c', 'c'),
    // Links to removed pages are removed.
    page('a', 'moved', { links: [link('c', 'c'), null] }),
  ])
  expect(listed).toEqual([{ _id: 'gh', _type: 'country', page: link('a', 'moved') }])
  expect(redirects).toEqual(base.redirects)
})

test('the lists of the header and footer have the newer versions, without pages that are gone or unlisted', () => {
  const site = (...services: object[]) => ({ name: 'A', services })
  const base = results({
    pages: [page('a', 'a'), page('b', 'b'), page('c', 'c')],
    site: site({ _id: 'a', title: 'A' }, { _id: 'b' }, { _id: 'c' }),
  })
  const replacement = results({
    pages: [page('a', 'a'), page('c', 'c'), page('d', 'd')],
    site: { name: 'B', services: [{ _id: 'a', title: 'New' }, { _id: 'd' }] },
  })
  const { site: shown } = replaceDocuments(base, replacement, new Set(['a', 'b', 'c', 'd']))
  expect(shown).toMatchObject({ name: 'A', services: [{ _id: 'a', title: 'New' }, { _id: 'd' }] })
})

test('the settings are replaced without the parts of the site that are documents of their own', () => {
  const base = results({ site: { name: 'A', navigation: { items: ['old'] } } })
  const newer = results({ site: { name: 'B', navigation: { items: ['new'] } } })
  const named = (ids: string[]) => replaceDocuments(base, newer, new Set(ids)).site
  expect(named(['siteSettings'])).toMatchObject({ name: 'B', navigation: { items: ['old'] } })
  expect(named(['navigation'])).toMatchObject({ name: 'A', navigation: { items: ['new'] } })
  expect(siteDocument(base, 'siteSettings')).toEqual({ name: 'A' })
  expect(siteDocument(base, 'navigation')).toEqual({ items: ['old'] })
  expect(siteDocument(results({ site: null }), 'navigation')).toBeNull()
})
