import { expect, test } from 'vitest'
import { slugOfDraft } from '../../../shared/previewProtocol.ts'
import { testWorkspace } from '../../testing/testWorkspace.ts'
import { pagesAt } from './pagesAt.ts'

const slugged = (_id: string, _type: string, current: string) => ({
  ...{ _id, _type },
  slug: { _type: 'slug', current },
})

const { client } = await testWorkspace([
  { _id: 'homePage', _type: 'homePage' },
  { _id: 'aboutPage', _type: 'aboutPage' },
  slugged('who', 'servicePage', 'who'),
  slugged('terms', 'legalPage', 'terms'),
  slugged('careers', 'page', 'careers'),
  slugged('spring', 'page', 'news/2027/spring'),
  { _id: 'begun', _type: 'page' },
  { _id: 'category', _type: 'faqCategory', slug: { _type: 'slug', current: 'prices' } },
])

test.each([
  ['/', ['homePage']],
  ['/about', ['aboutPage']],
  ['/services/who', ['who']],
  ['/terms', ['terms']],
  ['/careers', ['careers']],
  ['/news/2027/spring', ['spring']],
  [`/${slugOfDraft('begun')}`, ['begun']],
  ['/who', []],
  ['/services', []],
  ['/news/2027', []],
  ['/prices', []],
])('the pages at %s are %j', async (path, ids) => {
  const { filter, params } = pagesAt(path)
  expect(await client.fetch(`*[${filter}]._id`, params)).toEqual(ids)
})
