import MiniSearch, { type Query, type QueryCombination } from 'minisearch'
import type { IndexedPage, SearchIndex } from '../model/searchContent.ts'
import synonyms from './synonyms.json' with { type: 'json' }
import { createTokenizer, stemOf, tokenize, unfinishedWord } from './terms.ts'

/** A found page, with the best matching sentence and its section. Without an anchor, the section is the page itself. */
export type FoundPage = Pick<IndexedPage, 'path' | 'kind'> & {
  title: Words
  heading: Words
  anchor: string
  sentence: Piece[]
}

/** A text, with `lang` if it is English on a page in another language. */
type Words = { value: string; lang?: IndexedPage['lang'] }

type Piece = { text: string; isMatch: boolean }

/** The number of matching pages, and the best ones in order. */
export type SearchResults = { count: number; pages: FoundPage[] }

/** Finds pages. At most `limit` are returned, because finding their sentences takes most of the time. */
export type Searcher = (query: string, limit: number) => SearchResults

/** Services come before other pages, and legal texts last. */
const weights = { service: 1.4, page: 1, legal: 0.3 } satisfies Record<IndexedPage['kind'], number>

/** The share of a query's concepts that a page must have. */
const leastShare = 0.5

/** Marks stems, because the index also contains whole words. */
const stemmed = (word: string) => (word.startsWith('=') ? word : `=${stemOf(word)}`)

/**
 * A name, as stems, with its synonyms in all languages, because visitors may know only the name in another language.
 */
type Name = { terms: string[]; synonyms: string[][] }

const synonymGroups = synonyms.map((names) => names.map((name) => tokenize(name).map(stemmed)))

/** Known names, the longest first, because one may contain another. A name may be in several groups. */
const knownNames: Name[] = [
  ...new Map(synonymGroups.flat().map((terms) => [String(terms), terms])).entries(),
]
  .map(([key, terms]) => ({
    terms,
    synonyms: synonymGroups
      .filter((group) => group.some((synonym) => String(synonym) === key))
      .flatMap((group) => group.filter((synonym) => String(synonym) !== key)),
  }))
  .sort((a, b) => b.terms.length - a.terms.length)

/** Terms that a page must all contain, and MiniSearch's options for finding them. */
type Alternative = Omit<QueryCombination, 'queries'> & { terms: string[] }

/**
 * A word of a query, or a name with its synonyms. A page contains the concept if it contains one of the alternatives.
 */
type Concept = Alternative[]

/** The weight of a synonym, relative to the typed word. */
const synonymWeight = 0.8

/** Indexes pages for a search that tolerates endings, misspellings and synonyms. */
export function createSearcher({ pages, names }: SearchIndex): Searcher {
  const toWords = createTokenizer(names)
  const vocabulary = new Set<string>()
  const engine = new MiniSearch({
    fields: ['title', 'headings', 'searchWords', 'text'],
    tokenize: toWords,
    processTerm: (word) => {
      vocabulary.add(word).add(stemmed(word))
      return [word, stemmed(word)]
    },
    searchOptions: {
      tokenize: (term) => [term],
      processTerm: (term) => term,
      boost: { title: 3, headings: 2, searchWords: 2.5 },
      boostDocument: (id) => weights[pages[id]?.kind ?? 'page'],
      weights: { fuzzy: 0.3, prefix: 0.4 },
    },
  })
  engine.addAll(
    pages.map(({ title, parts }, id) => ({
      id,
      title,
      headings: parts.map(({ heading }) => heading).join('\n'),
      searchWords: parts.map(({ searchWords = '' }) => searchWords).join('\n'),
      text: parts.map(({ text }) => text).join('\n'),
    })),
  )
  const show = pageShower(toWords)

  return (query, limit) => {
    const concepts = parseConcepts(query, toWords, vocabulary)
    if (concepts.length === 0) return { count: 0, pages: [] }
    const matches = engine
      .search({ combineWith: 'OR', queries: concepts.map(queryOf) })
      .flatMap(({ id, score, terms, queryTerms }) => {
        const page = pages[id]
        const share = shareOf(concepts, new Set(queryTerms))
        return page === undefined || share < leastShare
          ? []
          : { page, terms, score: score * share ** 2 }
      })
      .sort((a, b) => b.score - a.score)
    return {
      count: matches.length,
      pages: matches
        .slice(0, limit)
        .map(({ page, terms }) => show(page, new Set(terms.map(stemmed)))),
    }
  }
}

function parseConcepts(
  query: string,
  toWords: (text: string) => string[],
  vocabulary: ReadonlySet<string>,
): Concept[] {
  const words = toWords(query)
  const beginning = unfinishedWord(query, words)
  const stems = words.map(stemmed)
  const concepts: Concept[] = []
  const isTaken = new Set<number>()
  for (const { terms, synonyms } of knownNames) {
    const place = stems.findIndex((_, index) =>
      terms.every((term, step) => stems[index + step] === term && !isTaken.has(index + step)),
    )
    if (place === -1) continue
    for (const step of terms.keys()) isTaken.add(place + step)
    const alternatives = synonyms.map((terms) => ({ terms, boostTerm: () => synonymWeight }))
    concepts.push([{ terms }, ...alternatives])
  }
  for (const [index, word] of words.entries()) {
    const isBeginning = index === words.length - 1 && word === beginning
    if (isTaken.has(index) && !isBeginning) continue
    const isKnown = vocabulary.has(word) || vocabulary.has(stemmed(word))
    // One letter of an unknown word may be wrong, two in a long one.
    const fuzzy = !isKnown && word.length > 4 && (word.length < 8 ? 1 : 2)
    const concept: Concept = [{ terms: [stemmed(word)] }]
    if (isBeginning || fuzzy) concept.push({ terms: [word], prefix: isBeginning, fuzzy })
    if (isTaken.has(index)) concepts.at(-1)?.push(...concept)
    else concepts.push(concept)
  }
  return concepts
}

function queryOf(concept: Concept): Query {
  return {
    combineWith: 'OR',
    queries: concept.map(({ terms, ...options }) => ({
      ...options,
      combineWith: 'AND',
      queries: terms,
    })),
  }
}

function shareOf(concepts: readonly Concept[], matching: ReadonlySet<string>): number {
  const met = concepts.filter((concept) =>
    concept.some(({ terms }) => terms.every((term) => matching.has(term))),
  )
  return met.length / concepts.length
}

/** Memoizes the words of each text, because splitting them takes most of the time. */
function pageShower(toWords: (text: string) => string[]) {
  const termsByText = new Map<string, string[]>()
  const termsOf = (text: string) => {
    const known = termsByText.get(text)
    if (known) return known
    const terms = toWords(text).map(stemmed)
    termsByText.set(text, terms)
    return terms
  }

  return ({ path, kind, title, lang, parts }: IndexedPage, terms: Set<string>): FoundPage => {
    const titleTerms = new Set(termsOf(title))
    const isMatch = (text: string) => termsOf(text).some((term) => terms.has(term))
    // Terms in the page's title do not distinguish its parts.
    const telling = [...terms].filter((term) => !titleTerms.has(term))
    const countIn = (text: string, among: readonly string[]) => {
      const own = termsOf(text)
      return among.filter((term) => own.includes(term)).length
    }
    const best = highest(
      parts,
      ({ heading, text, searchWords = '' }) =>
        2 * countIn(heading, telling) + countIn(text, telling) + countIn(searchWords, telling),
    )
    const sentences = (best?.text ?? '').split(/\n|(?<=[.!?]) /)
    const sentence = highest(sentences, (text) => countIn(text, [...terms])) ?? ''
    return {
      path,
      kind,
      title: { value: title, lang },
      heading: { value: best?.heading ?? '', lang: best?.lang },
      anchor: best?.anchor ?? '',
      sentence: piecesOf(sentence, isMatch),
    }
  }
}

/** Returns the entry with the highest score, the first if several have it. */
function highest<Entry>(entries: readonly Entry[], score: (entry: Entry) => number) {
  const scores = entries.map(score)
  return entries[scores.indexOf(Math.max(...scores))]
}

/** Splits a sentence into words and the text between them. */
function piecesOf(sentence: string, isMatch: (word: string) => boolean): Piece[] {
  return sentence
    .split(/([\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Default_Ignorable_Code_Point}]*)/u)
    .map((text) => ({ text, isMatch: isMatch(text) }))
}
