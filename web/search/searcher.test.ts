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

test.each(['zebrafish', 'zebra\u00adfish', 'ZEBRA\u200bFISH\ufeff'])(
  '%j finds a word with invisible characters, which is marked as one',
  async (words) => {
    const text = 'Tests on zebra\u200b\u00adfish embryos'
    const find = await createSearcher([
      { path: '/a', title: 'Tests', parts: [{ anchor: 'a', heading: 'Methods', text }] },
    ])
    const [sentence] = find(words).flatMap(({ parts }) => parts.map((part) => part.sentence))
    expect(sentence?.filter(({ isMatch }) => isMatch)).toEqual([
      { text: 'zebra\u200b\u00adfish', isMatch: true },
    ])
    expect(sentence?.map((piece) => piece.text).join('')).toBe(text)
  },
)

test('a word whose accents are characters of their own is marked as one', async () => {
  const text = 'Les me\u0301dicaments'
  const find = await createSearcher([
    { path: '/a', title: 'A', parts: [{ anchor: 'a', heading: 'B', text }] },
  ])
  const [piece] = find('médicaments').flatMap(({ parts }) =>
    parts.flatMap(({ sentence }) => sentence.filter(({ isMatch }) => isMatch)),
  )
  expect(piece?.text).toBe('me\u0301dicaments')
})
