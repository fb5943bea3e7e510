import type { SanityDocumentLike } from 'sanity'
import { expect, test } from 'vitest'
import { sectionLists } from '../../../web/sections/sectionLists.ts'
import { section } from '../../../web/sections/shapes.ts'
import { testWorkspace } from '../../testing/testWorkspace.ts'
import { isListedByAny, partsOf } from './listedDocuments.ts'
import { removalBlockers } from './removalBlockers.ts'

const { workspace } = await testWorkspace([])

const page = {
  _id: 'aboutPage',
  _type: 'aboutPage',
  title: { en: 'About' },
  sections: [
    { _type: 'countries', _key: 'a', membership: 'waho' },
    { _type: 'serviceList', _key: 'b', group: 'core' },
    { _type: 'milestones', _key: 'c' },
    { _type: 'faqs', _key: 'd' },
  ],
}
const ghana = {
  _id: 'ghana',
  _type: 'country',
  memberships: [{ _type: 'waho' }, { _type: 'aripo' }],
}
const service = { _id: 'service', _type: 'servicePage', group: 'core' }
const milestone = { _id: 'milestone', _type: 'milestone' }
const category = { _id: 'category', _type: 'faqCategory' }
const all = [page, ghana, service, milestone, category]

test('every section that needs documents to list, besides those that editors choose, is known', () => {
  const listing = section.options
    .filter(({ shape }) => {
      const type = workspace.schema.get(shape._type.value)
      const written = type?.jsonType === 'object' ? type.fields.map(({ name }) => name) : []
      return Object.entries(shape).some(
        ([field, list]) =>
          !field.startsWith('_') && !written.includes(field) && !list.safeParse([]).success,
      )
    })
    .map(({ shape }) => shape._type.value)
  const parts = [...sectionLists].flatMap(([part, { isReferenced }]) =>
    part === 'hero' || isReferenced ? [] : part,
  )
  expect(parts.toSorted()).toEqual(listing.toSorted())
})

test('a section whose list would be empty cannot be published', async () => {
  expect(await listIssues(page, [ghana])).toEqual([
    'b.group: No published service page is in this list. Publish one first, or choose another',
    'c: There is no published milestone to show. Publish one first',
    'd: There is no published FAQ category to show. Publish one first',
  ])
  expect(await listIssues(page, all)).toEqual([])
})

test('a draft does not fill a list', async () => {
  const drafts = [ghana, service, milestone, category].map((document) => ({
    ...document,
    _id: `drafts.${document._id}`,
  }))
  expect(await listIssues(page, drafts)).toHaveLength(4)
})

test('the last country in a list that a page shows cannot be removed', async () => {
  const left = { ...ghana, _id: 'drafts.ghana', memberships: [{ _type: 'aripo' }] }
  expect(await issuesAt(left, all, 'memberships')).toEqual([
    'The list “WAHO” would be empty, and the page “About” shows it',
  ])
  const togo = { ...ghana, _id: 'togo' }
  expect(await issuesAt(left, [...all, togo], 'memberships')).toEqual([])
})

test.for([service, milestone, category])(
  'a $_type cannot be removed as the only entry of a list',
  async (document) => {
    const { client } = await testWorkspace(all)
    expect(await removalBlockers(client, document)).toEqual([
      {
        reason: expect.stringContaining('only entry'),
        documents: [{ _id: page._id, _type: page._type }],
      },
    ])
    const other = await testWorkspace([...all, { ...document, _id: 'another' }])
    expect(await removalBlockers(other.client, document)).toEqual([])
  },
)

test('the countries on the map of a hero are known', () => {
  const page = partsOf({ hero: { map: 'waho' }, sections: [] })
  expect(isListedByAny(ghana, page)).toBe(true)
  expect(isListedByAny({ ...ghana, memberships: [{ _type: 'aripo' }] }, page)).toBe(false)
  expect(isListedByAny(ghana, partsOf({ hero: {}, sections: null }))).toBe(false)
})

test('the map of a hero is never left without countries, because the gate refuses the page', async () => {
  const home = { _id: 'homePage', _type: 'homePage', hero: { map: 'aripo' } }
  expect(await issuesAt(home, [], 'hero', 'map')).toEqual([
    'No published country is in this list. Publish one first, or choose another',
  ])
  expect(await issuesAt(home, [ghana], 'hero', 'map')).toEqual([])

  const titled = { ...home, title: { en: 'Home' } }
  const left = { ...ghana, _id: 'drafts.ghana', memberships: [{ _type: 'waho' }] }
  expect(await issuesAt(left, [titled, ghana], 'memberships')).toEqual([
    'The list “ARIPO” would be empty, and the page “Home” shows it',
  ])
  const { client } = await testWorkspace([titled, ghana])
  expect(await removalBlockers(client, ghana)).toEqual([
    {
      reason: expect.stringContaining('only entry'),
      documents: [{ _id: home._id, _type: home._type }],
    },
  ])
  const togo = { ...ghana, _id: 'togo' }
  const other = await testWorkspace([titled, ghana, togo])
  expect(await removalBlockers(other.client, ghana)).toEqual([])
})

test('a country that a page lists cannot be removed before it has left its lists', async () => {
  const togo = { ...ghana, _id: 'togo' }
  const listed = await testWorkspace([...all, togo])
  expect(await removalBlockers(listed.client, ghana)).toEqual([
    {
      reason: expect.stringContaining('list it'),
      documents: [{ _id: page._id, _type: page._type }],
    },
  ])
  const left = await testWorkspace([page, { ...ghana, memberships: [] }, togo, service])
  expect(await removalBlockers(left.client, ghana)).toEqual([])
})

test('a linked document cannot be removed, and every link is named once', async () => {
  const linking = { _type: 'faqPage', link: { _type: 'reference', _ref: 'legal' } }
  const { client } = await testWorkspace([
    { ...linking, _id: 'faqPage' },
    { ...linking, _id: 'drafts.faqPage' },
    { ...linking, _id: 'legal', _type: 'legalPage' },
  ])
  expect(await removalBlockers(client, { _id: 'legal', _type: 'legalPage' })).toEqual([
    { reason: expect.stringContaining('link'), documents: [{ _id: 'faqPage', _type: 'faqPage' }] },
  ])
})

async function listIssues(document: SanityDocumentLike, others: SanityDocumentLike[]) {
  const markers = await (await testWorkspace(others)).validate(document)
  return markers
    .filter(({ message }) => message.includes('published'))
    .map(({ path: [, item, ...field], message }) => {
      const key = item instanceof Object && '_key' in item ? item._key : ''
      return `${[key, ...field].join('.')}: ${message}`
    })
    .toSorted()
}

async function issuesAt(
  document: SanityDocumentLike,
  others: SanityDocumentLike[],
  ...field: string[]
) {
  const markers = await (await testWorkspace(others)).validate(document)
  return markers
    .filter(({ level, path }) => level === 'error' && path.join('.') === field.join('.'))
    .map(({ message }) => message)
}
