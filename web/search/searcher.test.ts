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

/** Returns the pieces of the sentence that is shown of a page's only paragraph. */
const piecesOf = (words: string, text: string) => {
  const parts = [{ anchor: 'a', heading: 'Methods', text }]
  const find = createSearcher([{ path: '/a', title: 'Page', parts }])
  return find(words, 10).pages.flatMap((page) => page.parts.flatMap(({ sentence }) => sentence))
}

test.each(['zebrafish', 'zebra\u00adfish', 'ZEBRA\u200bFISH\ufeff'])(
  '%j finds a word with invisible characters, which is marked as one',
  (words) => {
    const text = 'Tests on zebra\u200b\u00adfish embryos'
    const pieces = piecesOf(words, text)
    expect(pieces.filter(({ isMatch }) => isMatch)).toEqual([
      { text: 'zebra\u200b\u00adfish', isMatch: true },
    ])
    expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  },
)

test('a word whose accents are characters of their own is marked as one', () => {
  const marked = piecesOf('médicaments', 'Les me\u0301dicaments').filter(({ isMatch }) => isMatch)
  expect(marked).toEqual([{ text: 'me\u0301dicaments', isMatch: true }])
})
