import { describe, expect, test } from 'vitest'
import { createSearcher } from './searcher.ts'
import synonyms from './synonyms.json' with { type: 'json' }

const found = (words: string, titles: string[]) => {
  const find = createSearcher(titles.map((title) => ({ path: `/${title}`, title, parts: [] })))
  return find(words, 10).pages.map(({ title }) => title)
}

describe.each(synonyms.map((names) => [names] as const))('of %j', (names) => {
  test.each(names)('%s finds each page with another name', (name) => {
    for (const other of names) expect(found(name, [other])).toEqual([other])
  })
})

test('a name is replaced only as a whole word', () => {
  const titles = ['Pharmacy', 'Pharmacy homologation']
  expect(found('pharmacy MA', titles)).toEqual(titles.toReversed())
})
