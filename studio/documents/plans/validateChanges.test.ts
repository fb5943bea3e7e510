import type { SanityDocumentLike } from 'sanity'
import { expect, test, vi } from 'vitest'
import { plan } from '../../../shared/plans/plan.ts'
import { testWorkspace } from '../../testing/testWorkspace.ts'
import { validateChanges } from './validateChanges.ts'

const page = (_id: string, title: string, slug: string, fields: object = {}) => ({
  ...{ _id, _type: 'page', _rev: '1', title: { en: title }, slug: { current: slug } },
  ...fields,
})

const later = plan.parse({ _id: 'drafts.plan', _rev: '1', at: '2026-11-30T18:00:00Z' })

/** Returns the issues at these fields of a plan for these documents. */
async function refusedAt(
  fields: readonly string[],
  documents: SanityDocumentLike[],
  publishes: string[],
  unpublishes: string[] = [],
) {
  const { workspace } = await testWorkspace(documents)
  const leaving = unpublishes.map((id) => ({ id, redirectTo: null }))
  const issues = await validateChanges({ publishes, unpublishes: leaving }, workspace, later)
  return issues
    .filter(({ path }) => fields.some((field) => path.startsWith(field)))
    .map(({ documentId, path, message }) => `${documentId} ${path}: ${message}`)
}

const campaigns = [page('old', 'Campaign', 'campaign'), page('drafts.new', 'Campaign', 'campaign')]

test('a page takes the address and the title of one that is unpublished with it', async () => {
  const fields = ['slug', 'title']
  expect(await refusedAt(fields, campaigns, ['new'])).toHaveLength(2)
  expect(await refusedAt(fields, campaigns, ['new'], ['old'])).toEqual([])
})

test('two pages exchange their addresses', async () => {
  const pages = [
    ...[page('a', 'A', 'one'), page('drafts.a', 'A', 'two')],
    ...[page('b', 'B', 'two'), page('drafts.b', 'B', 'one')],
  ]
  expect(await refusedAt(['slug'], pages, ['a'])).toHaveLength(1)
  expect(await refusedAt(['slug'], pages, ['a', 'b'])).toEqual([])
})

test('each text that a required language lacks is refused', async () => {
  const { workspace } = await testWorkspace([page('drafts.a', 'A', 'a')])
  const changes = { publishes: ['a'], unpublishes: [] }
  const issues = await validateChanges(changes, workspace, { ...later, languages: ['fr'] })
  const missing = issues.filter(({ message }) => message === 'This field is not translated')
  expect(missing.map(({ path }) => path)).toEqual(['title.fr'])
})

test('two drafts with the same address are refused', async () => {
  const pages = [page('drafts.a', 'A', 'same'), page('drafts.b', 'B', 'same')]
  expect(await refusedAt(['slug'], pages, ['a', 'b'])).toHaveLength(2)
})

test('links to an unpublished page are removed with it, unless a document requires them', async () => {
  const link = (_ref: string) => ({
    ...{ _key: _ref, label: { en: 'A' } },
    page: { _type: 'reference', _ref },
  })
  const navigation = (_id: string, button: string, ...menu: string[]) => ({
    ...{ _id, _type: 'navigation', _rev: '1', menu: menu.map(link), button: link(button) },
  })
  const [old, kept] = [page('old', 'Campaign', 'campaign'), page('kept', 'Kept', 'kept')]
  const fields = ['menu', 'button']
  const isTakenDown = 'The page of this link is taken down: choose another one first'
  const refused = (documents: SanityDocumentLike[]) =>
    refusedAt(fields, [old, kept, ...documents], [], ['old'])
  expect(await refused([navigation('navigation', 'kept', 'old', 'kept')])).toEqual([])
  const button = navigation('navigation', 'old', 'kept')
  expect(await refused([button])).toContain(`navigation button: ${isTakenDown}`)
  const draft = { ...button, _id: 'drafts.navigation' }
  expect(await refused([draft])).toEqual([])
  const opening = {
    ...{ _id: 'drafts.opening', _type: 'plan', _rev: '1', state: 'scheduled' },
    ...{ at: '2026-11-24T09:00:00Z', publishes: [{ _ref: 'navigation' }] },
  }
  expect(await refused([draft, opening])).toContain(`navigation button: ${isTakenDown}`)
})

test('a page that an earlier plan publishes counts as published', async () => {
  const sections = [{ _key: 'a', _type: 'milestones', heading: { en: 'History' } }]
  const documents = [
    page('drafts.history', 'History', 'history', { sections }),
    { _id: 'drafts.first', _type: 'milestone', _rev: '1' },
  ]
  const opening = { _id: 'drafts.opening', _type: 'plan', _rev: '1', state: 'scheduled' }
  const before = { ...opening, at: '2026-11-24T09:00:00Z', publishes: [{ _ref: 'first' }] }
  const refused = await refusedAt(['sections[_key=="a"]'], [...documents, before], ['history'])
  expect(refused).toEqual([])
})

test('the first entry of a list is published with the page that shows it', async () => {
  const sections = [{ _key: 'a', _type: 'milestones', heading: { en: 'History' } }]
  const documents = [
    page('drafts.history', 'History', 'history', { sections }),
    { _id: 'drafts.first', _type: 'milestone', _rev: '1' },
  ]
  expect(await refusedAt(['sections[_key=="a"]'], documents, ['history'])).toEqual([
    expect.stringContaining('There is no published'),
  ])
  expect(await refusedAt(['sections[_key=="a"]'], documents, ['history', 'first'])).toEqual([])
})

test('a link leads to a section of a page that is published with it', async () => {
  const sections = [{ _key: 'a', _type: 'prose', anchor: 'fees', heading: { en: 'Fees' } }]
  const link = { _key: 'a', page: { _type: 'reference', _ref: 'oapi' }, anchor: 'fees' }
  const documents = [
    page('drafts.oapi', 'OAPI', 'oapi', { sections }),
    { _id: 'drafts.answer', _type: 'searchAnswer', _rev: '1', links: [link] },
  ]
  const path = 'links[_key=="a"].anchor'
  expect(await refusedAt([path], documents, ['answer'])).toEqual([
    expect.stringContaining('no such section'),
  ])
  expect(await refusedAt([path], documents, ['answer', 'oapi'])).toEqual([])
})

test('what no plan may do is refused when it is made', async () => {
  const { workspace } = await testWorkspace([
    page('a', 'A', 'a'),
    page('drafts.b', 'B', 'b'),
    { _id: 'siteSettings', _type: 'siteSettings', _rev: '1' },
    { _id: 'drafts.other', _type: 'plan', _rev: '1' },
  ])
  const changes = {
    publishes: ['a', 'other', 'gone'],
    unpublishes: ['a', 'siteSettings'].map((id) => ({ id, redirectTo: null })),
  }
  const issues = await validateChanges(changes, workspace, later)
  expect(issues.map(({ documentId, message }) => `${documentId}: ${message}`)).toEqual([
    'a: A plan can name a document only once.',
    'other: A plan can publish only pages and what they show.',
    'siteSettings: This document always stays on the website.',
    'gone: A document of this plan is no longer there: remove it from the lists.',
  ])
})

test('only documents that the changes concern are read, however many there are', async () => {
  const others = Array.from({ length: 3 }, (_, index) => ({
    _id: `other-${index}`,
    _type: 'milestone',
  }))
  const { client, workspace } = await testWorkspace([page('drafts.a', 'A', 'a'), ...others])
  const fetch = vi.spyOn(client, 'fetch')
  await validateChanges({ publishes: ['a'], unpublishes: [] }, workspace, later)
  const read = await Promise.all(fetch.mock.results.map(({ value }) => value))
  expect(JSON.stringify(read)).not.toContain('other-')
})

test('a link that a document requires leads to the page that visitors see instead', async () => {
  const navigation = {
    ...{ _id: 'navigation', _type: 'navigation', _rev: '1', menu: [] },
    button: { label: { en: 'A' }, page: { _type: 'reference', _ref: 'old' } },
  }
  const pages = [page('old', 'Campaign', 'campaign'), page('kept', 'Kept', 'kept'), navigation]
  const { workspace } = await testWorkspace(pages)
  const issuesWith = async (redirectTo: string | null) => {
    const changes = { publishes: [], unpublishes: [{ id: 'old', redirectTo }] }
    const issues = await validateChanges(changes, workspace, later)
    return issues.map(({ path }) => path).filter((path) => path.startsWith('button'))
  }
  expect(await issuesWith(null)).toContain('button.page')
  expect(await issuesWith('kept')).toEqual([])
})

test('a comparison that loses the page of a row is refused at that entry', async () => {
  const compared = ['kept', 'old'].map((_ref) => ({ _key: _ref, _type: 'reference', _ref }))
  const cells = ['a', 'b'].map((_key) => ({ _key, text: { en: _key } }))
  const grid = {
    columns: cells.map(({ _key }) => ({ _key, title: { en: _key } })),
    rows: ['one', 'two'].map((_key) => ({ _key, cells })),
  }
  const table = { _key: 'table', _type: 'table', grid, comparedPages: compared }
  const pages = [page('old', 'Old', 'old'), page('kept', 'Kept', 'kept')]
  const which = page('which', 'Which', 'which', { sections: [table] })
  const path = 'sections[_key=="table"].comparedPages'
  expect(await refusedAt([path], [...pages, which], [], ['old'])).toEqual([
    `which ${path}[_key=="old"]: The page of this link is taken down: choose another one first`,
  ])
})
