import MiniSearch, { type Query } from 'minisearch'
import { withoutUndrawn } from '../../shared/visibleText.ts'
import type { IndexedPage, IndexedPart } from '../model/searchPage.ts'
import synonyms from './synonyms.json' with { type: 'json' }

/** A found page, with the parts that match best. */
export type FoundPage = Omit<IndexedPage, 'parts'> & { parts: FoundPart[] }

type FoundPart = Omit<IndexedPart, 'text'> & { sentence: Piece[] }

type Piece = { text: string; isMatch: boolean }

/** How many pages match, and the best of them in order. */
export type Found = { count: number; pages: FoundPage[] }

/** Finds pages. At most `limit` are returned, because finding their sentences takes most of the time. */
export type Searcher = (words: string, limit: number) => Found

const partsShown = 3

/** The minimum score of a page, as a share of the best page's. */
const leastScore = 0.1

/** The stop words of all languages, without accents. */
const stopWords = new Set(
  `a an and are be by can does for how in is it my of on or should the to we what when where which
  with you your
  au aux ce combien comment d dans de des du en est et il l la le les mes mon ne nos nous ou par pour
  qu que quel quelle qui s sont sur un une vos votre
  ao as com da das do dos na nas no o onde os para pela pelo qual quando quanto se seu sua um
  uma`.split(/\s+/),
)

/** Synonyms as lists of terms, the longest first, because one may contain another. */
const synonymTerms = synonyms.map((names) =>
  names.map((name) => termsIn(name).join(' ')).sort((one, other) => other.length - one.length),
)

/** Indexes pages for a search that tolerates inflections, misspellings and synonyms. */
export function createSearcher(pages: IndexedPage[]): Searcher {
  const engine = new MiniSearch({
    fields: ['title', 'headings', 'text'],
    tokenize: termsIn,
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 3, headings: 2 },
      // One letter may be wrong, two in a long word, and the end may not be typed yet.
      fuzzy: (term) => (term.length < 4 ? 0 : term.length < 8 ? 1 : 2),
      prefix: (term) => term.length > 2,
      weights: { fuzzy: 0.3, prefix: 0.4 },
    },
  })
  engine.addAll(
    pages.map(({ title, parts }, id) => ({
      id,
      title,
      headings: parts.map(({ heading }) => heading).join('\n'),
      text: parts.map(({ text }) => text).join('\n'),
    })),
  )
  return (words, limit) => {
    const results = engine.search({ queries: withSynonyms(termsIn(words).join(' ')) })
    const found = results.filter(({ score }) => score >= leastScore * (results[0]?.score ?? 0))
    return {
      count: found.length,
      pages: found.slice(0, limit).flatMap(({ id, terms }) => {
        const page = pages[id]
        return page === undefined ? [] : { ...page, parts: partsWith(terms, page) }
      }),
    }
  }
}

/**
 * Returns a query for the terms as typed, and exactly for their synonyms. Synonyms of all languages are used,
 * because visitors may know only the name in another language.
 */
function withSynonyms(words: string): Query[] {
  // Only whole words are replaced.
  const padded = ` ${words} `
  const others = synonymTerms.flatMap((names) => {
    const rest = names.reduce((text, name) => text.replaceAll(` ${name} `, ' '), padded)
    return rest === padded ? [] : names.map((name) => rest + name)
  })
  return [
    words,
    { queries: [words], combineWith: 'AND' },
    ...others.map(
      (name): Query => ({ queries: [name], combineWith: 'AND', fuzzy: false, prefix: false }),
    ),
  ]
}

/** Returns the parts of a page that contain the most terms, in page order. */
function partsWith(terms: string[], { title, parts }: IndexedPage): FoundPart[] {
  const titleTerms = termsIn(title)
  // Terms in the page's title count half, because they say less about its parts.
  const weightedTerms = [...terms, ...terms.filter((term) => !titleTerms.includes(term))]
  const matches = (text: string) => {
    const words = termsIn(text)
    return weightedTerms.filter((term) => words.includes(term)).length
  }
  const best = parts
    .map((part, place) => ({
      ...part,
      place,
      score: 2 * matches(part.heading) + matches(part.text),
    }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, partsShown)
    .sort((one, other) => one.place - other.place)
  return best.map(({ text, place, score, ...part }) => {
    const sentences = text.split(/\n|(?<=[.!?]) /)
    const [sentence = ''] = sentences.sort((one, other) => matches(other) - matches(one))
    const pieces = sentence.split(
      /([\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Default_Ignorable_Code_Point}]*)/u,
    )
    return {
      ...part,
      sentence: pieces.map((text) => ({ text, isMatch: matches(text) > 0 })),
    }
  })
}

/** Returns the terms of a text: its words in lower case, without accents and stop words. */
function termsIn(text: string): string[] {
  const plain = withoutUndrawn(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !stopWords.has(word))
}
