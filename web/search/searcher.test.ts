import { describe, expect, test } from 'vitest'
import { createSearcher } from './searcher.ts'
import synonyms from './synonyms.json' with { type: 'json' }

const found = async (words: string, titles: string[]) => {
  const find = await createSearcher(
    titles.map((title) => ({ path: `/${title}`, title, parts: [] })),
  )
  return find(words).map(({ title }) => title)
}

describe.each(synonyms.map((names) => [names] as const))('of %j', (names) => {
  test.each(names)('%s finds each page with another name', async (name) => {
    for (const other of names) expect(await found(name, [other])).toEqual([other])
  })
})

test('a name is replaced only as a whole word', async () => {
  const titles = ['Pharmacy', 'Pharmacy homologation']
  expect(await found('pharmacy MA', titles)).toEqual(titles.toReversed())
})
