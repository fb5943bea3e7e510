import type { IndexedPart, SearchIndex } from '../model/searchContent.ts'
import { createTokenizer, stemOf, tokenize } from './terms.ts'

/** A line of a page: its title, or the heading, a paragraph, a list item, a table row or the search words of a part. */
export type Line = {
  /** The number of the page. */
  page: number
  /** The part of the page that contains the line; undefined for the page's title. */
  part?: IndexedPart
  kind: 'title' | 'heading' | 'searchWords' | 'text'
  text: string
}

/** An index of the lines that contain each word. */
export type LineIndex = {
  /** Splits a text into the words of the index. A country is one word. */
  toWords: (text: string) => string[]
  lines: Line[]
  /** The number of words of each page. */
  lengths: number[]
  /** All words, with their stems. */
  stems: ReadonlyMap<string, string>
  /** Returns the numbers of the lines with a stem, in ascending order. */
  linesWith: (stem: string) => readonly number[]
}

/**
 * Indexes pages by line, so that the line of a page that has most words of a query is known without reading it again.
 * @param names the names of each country
 */
export function indexLines({ pages, names }: SearchIndex): LineIndex {
  const toWords = createTokenizer(names)
  const nameWords = new Set(names.flat().map((name) => tokenize(name).join(' ')))
  /**
   * Returns a word. For a country's name, also returns the parts of the name that name no other country: *Leone*, but
   * not *Sudan*.
   */
  const withParts = (word: string) =>
    word.includes(' ') ? [word, ...word.split(' ').filter((part) => !nameWords.has(part))] : [word]
  const lines: Line[] = []
  const lengths = pages.map(() => 0)
  const stems = new Map<string, string>()
  const numbers = new Map<string, number[]>()
  const add = (line: Line) => {
    const number = lines.push(line) - 1
    const words = toWords(line.text)
    lengths[line.page] = (lengths[line.page] ?? 0) + words.length
    for (const word of words.flatMap(withParts)) {
      const stem = stemOf(word)
      stems.set(word, stem)
      const known = numbers.get(stem)
      if (known === undefined) numbers.set(stem, [number])
      else if (known.at(-1) !== number) known.push(number)
    }
  }
  for (const [page, { title, parts }] of pages.entries()) {
    add({ page, kind: 'title', text: title })
    for (const part of parts) {
      if (part.heading !== title) add({ page, part, kind: 'heading', text: part.heading })
      if (part.searchWords) add({ page, part, kind: 'searchWords', text: part.searchWords })
      for (const text of part.text.split('\n')) add({ page, part, kind: 'text', text })
    }
  }
  return { toWords, lines, lengths, stems, linesWith: (stem) => numbers.get(stem) ?? [] }
}
