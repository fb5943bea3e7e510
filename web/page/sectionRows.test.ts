import { expect, test } from 'vitest'
import { text } from '../testing/content.ts'
import { sectionRows } from './sectionRows.ts'

const base = { anchor: 'a', heading: text('Heading') }
const points = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ _key: `${index}`, text: text('Entry') }))
const checklist = (_key: string, count = 6) => ({
  ...base,
  _type: 'checklist' as const,
  _key,
  items: points(count),
})
const cards = (_key: string, features?: ReturnType<typeof points>) => ({
  ...base,
  _type: 'cards' as const,
  comparison: null,
  _key,
  items: [{ _key: 'a', title: text('Card'), ...(features && { features }) }],
})
const groups = (_key: string, heading?: ReturnType<typeof text>) => ({
  ...base,
  _type: 'groupedLists' as const,
  _key,
  items: [
    {
      _key: 'a',
      title: text('Subject'),
      lists: [{ _key: 'a', items: points(3), ...(heading && { heading }) }],
    },
  ],
})
const keys = (...sections: Parameters<typeof sectionRows>[0]) =>
  sectionRows(sections).map((row) => row.map(({ _key }) => _key))

test('two short lists after one another share a row, a third has its own', () => {
  expect(keys(checklist('a'), cards('b'), checklist('c'))).toEqual([['a', 'b'], ['c']])
  expect(keys(checklist('a'), groups('b'), cards('c'))).toEqual([['a', 'b'], ['c']])
})

test.each([
  ['a long list', checklist('b', 7)],
  ['a list with features', cards('b', points(2))],
  ['subjects with headed lists', groups('b', text('Requirements'))],
])('%s has a row of its own', (_, section) => {
  expect(keys(checklist('a'), section, checklist('c'))).toEqual([['a'], ['b'], ['c']])
})
