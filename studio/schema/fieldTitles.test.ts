import { expect, test } from 'vitest'
import { testWorkspace } from '../testing/testWorkspace.ts'
import { fieldTitles } from './fieldTitles.ts'

const { workspace } = await testWorkspace([])
const page = {
  _type: 'homePage',
  sections: [
    { _type: 'steps', _key: 'how', heading: { en: 'How we work' }, items: [{ _key: 'one' }] },
    {
      ...{ _type: 'table', _key: 'fees' },
      grid: {
        columns: ['Medicine', 'Price'].map((en) => ({ _key: en, title: { en } })),
        rows: [
          { _key: 'first', cells: ['Coartem', '185'].map((en) => ({ _key: en, text: { en } })) },
        ],
      },
    },
    { _type: 'stats', _key: 'facts', items: [{ _key: 'two', label: { en: 'Contracts' } }] },
  ],
}
const titlesOf = (path: string) => fieldTitles(workspace.schema.get('homePage'), path, page)

test.each([
  ['hero.heading.en', ['Hero', 'Heading', 'English']],
  ['seo.title.fr', ['Search engines', 'Title', 'Français']],
  ['sections[_key=="how"].heading.en', ['Sections', 'Steps “How we work”', 'Heading', 'English']],
  [
    'sections[_key=="how"].items[_key=="one"].title.en',
    ['Sections', 'Steps “How we work”', 'Steps', 'Entry 1', 'Title', 'English'],
  ],
  [
    'sections[_key=="facts"].items[_key=="two"].value.en',
    ['Sections', 'Entry 3, Figures', 'Figures', '“Contracts”', 'Figure', 'English'],
  ],
  [
    'sections[_key=="how"].items[_key=="one"].title',
    ['Sections', 'Steps “How we work”', 'Steps', 'Entry 1', 'Title'],
  ],
  [
    'sections[_key=="fees"].grid.rows[_key=="first"].cells[_key=="185"].text.fr',
    [
      ...['Sections', 'Entry 2, Table', 'Table', 'Rows', '“Coartem”', 'Cells', '“Price”'],
      ...['Text', 'Français'],
    ],
  ],
  ['sections[_key=="gone"].heading', ['Sections', 'An entry', 'Heading']],
  ['hero.unknown', ['Hero', 'unknown']],
  ['', []],
])('the path %s is told by the titles of the form', (path, titles) => {
  expect(titlesOf(path)).toEqual(titles)
})
