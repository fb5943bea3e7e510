import { expect, test } from 'vitest'
import { joinLists } from './joinLists.ts'

const service = (_id: string, group: string | null, orderRank: string | null, fields = {}) => ({
  _id,
  _type: 'servicePage',
  group,
  orderRank,
  ...fields,
})

/** Returns what a slot in a page becomes. */
function joined(slot: object, listed: { _id: string; _type: string }[]) {
  const page = { _id: 'page', _type: 'page', shown: slot }
  return joinLists({ pages: [page], listed, site: {} }).pages[0]?.shown
}
const idsOf = (shown: unknown) => Array.isArray(shown) && shown.map(({ _id }) => _id)

test('a list has the documents of its type and filter value in their order, those without a rank last', () => {
  const listed = [
    service('none', 'core', null),
    service('second', 'core', 'b'),
    service('other', 'regulatory', 'a'),
    service('first', 'core', 'a'),
    service('same', 'core', 'b'),
    { ...service('page', 'core', 'a'), _type: 'country' },
  ]
  expect(idsOf(joined({ _list: 'services', filterValue: 'core' }, listed))).toEqual([
    'first',
    'same',
    'second',
    'none',
  ])
  expect(joined({ _list: 'services', filterValue: 'trademark' }, listed)).toEqual([])
  expect(idsOf(joined({ _list: 'serviceOptions' }, listed))).toHaveLength(5)
})

test('a document stands in the list of each of its choices once', () => {
  const ghana = {
    _id: 'gh',
    _type: 'country',
    isoCode: 'GH',
    memberships: ['waho', 'waho', 'ecowas'].map((_type) => ({ _type })),
  }
  for (const filterValue of ['waho', 'ecowas'])
    expect(idsOf(joined({ _list: 'countries', filterValue }, [ghana]))).toEqual(['gh'])
  expect(joined({ _list: 'countries', filterValue: 'madrid' }, [ghana])).toEqual([])
})

test('a list beside a document has its three neighbours, also at both ends', () => {
  const listed = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => service(id, 'core', id))
  const neighboursOf = (id: string) =>
    idsOf(joined({ _list: 'services', filterValue: 'core', neighboursOf: id }, listed))
  expect(neighboursOf('a')).toEqual(['b', 'c', 'd'])
  expect(neighboursOf('b')).toEqual(['a', 'c', 'd'])
  expect(neighboursOf('d')).toEqual(['b', 'c', 'e'])
  expect(neighboursOf('f')).toEqual(['c', 'd', 'e'])
  expect(neighboursOf('unlisted')).toEqual(['a', 'b', 'c'])
})

test('a list of referenced documents has these in their order, and null for those that are not published', () => {
  const source = (_id: string) => ({ _id, _type: 'source', name: { en: _id } })
  const referenced = ['b', 'gone', 'a'].map((_id) => ({ _id }))
  const listed = ['a', 'b', 'c'].map(source)
  expect(joined({ _list: 'sources', referenced }, listed)).toEqual([source('b'), null, source('a')])
})

test('absent fields are removed, at any depth, and other values stay', () => {
  const page = { _id: 'p', _type: 'page', none: null, some: [{ none: null, zero: 0, off: false }] }
  const { pages, site } = joinLists({ pages: [page], listed: [], site: { none: null, name: 'A' } })
  expect(pages).toEqual([{ _id: 'p', _type: 'page', some: [{ zero: 0, off: false }] }])
  expect(site).toEqual({ name: 'A' })
})

test('a document without the number that orders a list comes last', () => {
  const listed = [
    service('none', null, 'a', { groupPlace: null }),
    service('core', 'core', 'b', { groupPlace: 0 }),
    service('trademark', 'trademark', 'a', { groupPlace: 1 }),
  ]
  expect(idsOf(joined({ _list: 'serviceOptions' }, listed))).toEqual(['core', 'trademark', 'none'])
  expect(idsOf(joined({ _list: 'serviceOptions' }, listed.toReversed()))).toEqual([
    'core',
    'trademark',
    'none',
  ])
})

test('a list of the newest has, in each language, the latest documents that exist in it', () => {
  const item = (day: number, ...codes: string[]) => ({
    _id: `item-${day}`,
    _type: 'newsArticle',
    publishedOn: `2026-01-0${day}`,
    title: Object.fromEntries(codes.map((code) => [code, 'A title'])),
    listedFor: ['newest'],
  })
  const listed = [
    item(1, 'en', 'fr'),
    item(2, 'en'),
    item(3, 'en'),
    item(4, 'en'),
    item(5, 'fr'),
    item(6, 'en'),
  ]
  const shown = joined({ _list: 'news', filterValue: 'newest' }, listed)
  expect(idsOf(shown)).toEqual(['item-6', 'item-5', 'item-4', 'item-3', 'item-1'])
  expect(idsOf(joined({ _list: 'newsArchive' }, listed))).toHaveLength(6)
  expect(joined({ _list: 'news', filterValue: 'supply' }, listed)).toEqual([])
})
