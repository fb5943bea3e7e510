import type { IndexedPage, SearchIndex } from '../model/searchContent.ts'
import { type Concept, parseConcepts } from './concepts.ts'
import { excerptOf, type Piece } from './excerpt.ts'
import { indexLines, type Line, type LineIndex } from './lineIndex.ts'
import { isTooShort } from './terms.ts'

/**
 * A found page, with the line that has most words of the query, and its section. Without an anchor, the section is the
 * page itself.
 */
export type FoundPage = Pick<IndexedPage, 'path' | 'kind'> & {
  title: Words
  heading: Words
  anchor: string
  excerpt: Piece[]
}

/** A text, with `lang` if it is English on a page in another language. */
type Words = { value: string; lang?: IndexedPage['lang'] }

/** The number of matching pages, and the best ones in order. */
export type SearchResults = {
  count: number
  pages: FoundPage[]
  /** Whether the query has a word, besides stop words and one or two letters of a word that is still being typed. */
  hasWords: boolean
}

/** Finds pages. At most `limit` are returned. */
export type Searcher = (query: string, limit: number) => SearchResults

/**
 * Services come before other pages, as does the page of a country that the query names. Other country pages mostly
 * repeat these, and legal texts come last.
 */
const pageWeights = {
  service: 1.4,
  page: 1,
  country: 0.6,
  legal: 0.5,
} satisfies Record<IndexedPage['kind'], number>

/** The weights of other kinds of lines, relative to a line of text. */
const lineWeights = { title: 3, heading: 2, searchWords: 2.5 }

/** The share of a query's concepts that a page must have, unless no page has so many. */
const leastShare = 0.5

/** The weight of a concept in the heading of a line, relative to one in the line. */
const headingWeight = 1.1

/** The weight of search words with the concepts of the title: editors say that their part is the answer. */
const searchWordsWeight = 2

/** The parameters of BM25: how soon repetitions of a word stop counting, and how much long pages are discounted. */
const saturation = 1.2
const discount = 0.7

/** The matches of a page for a query. */
type Match = {
  page: number
  /** The number of times that the page has each concept, by kind of line. */
  frequencies: Record<Line['kind'], number>[]
  /** The concepts in each line, by the line's number. */
  lines: Map<number, number[]>
}

/** Indexes pages for a search that tolerates endings, misspellings and synonyms. */
export function createSearcher({ pages, names }: SearchIndex): Searcher {
  const index = indexLines({ pages, names })
  const { toWords } = index
  const rank = ranking(index, pages)

  return (query, limit) => {
    const concepts = parseConcepts(query, index)
    const matches = rank(matchPages(concepts, index))
    return {
      count: matches.length,
      pages: matches.slice(0, limit).flatMap((match) => show(match, concepts)),
      hasWords: !isTooShort(query, toWords(query)),
    }
  }

  function show(match: Match, concepts: readonly Concept[]): FoundPage[] {
    const page = pages[match.page]
    if (page === undefined) return []
    const { path, kind, title, lang } = page
    const line = bestLine(match, index)
    const part = line?.part ?? page.parts[0]
    const lines = part?.text.split('\n') ?? []
    const text = line?.kind === 'text' ? line.text : (lines[0] ?? '')
    return [
      {
        path,
        kind,
        title: { value: title, lang },
        heading: { value: part?.heading ?? '', lang: part?.lang },
        anchor: part?.anchor ?? '',
        excerpt: excerptOf(text, lines, concepts, toWords),
      },
    ]
  }
}

function matchPages(concepts: readonly Concept[], { lines, linesWith }: LineIndex): Match[] {
  const matches = new Map<number, Match>()
  for (const [place, concept] of concepts.entries())
    for (const [number, weight] of weighLines(concept, linesWith)) {
      const line = lines[number]
      if (line === undefined) continue
      const { page, kind } = line
      const { frequencies, lines: own } = matches.get(page) ?? {
        frequencies: concepts.map(() => ({ title: 0, heading: 0, searchWords: 0, text: 0 })),
        lines: new Map<number, number[]>(),
      }
      const frequency = frequencies[place]
      if (frequency) frequency[kind] += weight
      own.set(number, [...(own.get(number) ?? []), place])
      matches.set(page, { page, frequencies, lines: own })
    }
  return [...matches.values()]
}

/** Returns the lines with a concept, each with the highest weight of the alternatives that it has. */
function weighLines(concept: Concept, linesWith: LineIndex['linesWith']): Map<number, number> {
  const weights = new Map<number, number>()
  for (const { stems, weight } of concept) {
    const [first = [], ...others] = stems.map(linesWith)
    const sets = others.map((numbers) => new Set(numbers))
    for (const number of first)
      if (sets.every((set) => set.has(number)))
        weights.set(number, Math.max(weight, weights.get(number) ?? 0))
  }
  return weights
}

/**
 * Returns a function that sorts matches by BM25, by their share of the concepts, and by how many are in one line.
 * Leaves out matches with too small a share of the concepts.
 */
function ranking({ lengths, lines }: LineIndex, pages: readonly IndexedPage[]) {
  const average = lengths.reduce((sum, length) => sum + length, 0) / (pages.length || 1)

  return (matches: readonly Match[]): Match[] => {
    const rarities = (matches[0]?.frequencies ?? []).map((_, place) => {
      const count = matches.filter(({ frequencies }) => isMet(frequencies[place])).length
      return Math.log(1 + (pages.length - count + 0.5) / (count + 0.5))
    })
    const scored = matches.map((match) => {
      const { page, frequencies } = match
      const length = (lengths[page] ?? 0) / average
      const sum = frequencies.reduce(
        (sum, frequency, place) => sum + (rarities[place] ?? 0) * weigh(frequency, length),
        0,
      )
      const share = frequencies.filter(isMet).length / frequencies.length
      const together =
        Math.max(...readLines(match, lines).map(({ all }) => all)) / frequencies.length
      const kind = pages[page]?.kind ?? 'page'
      const isNamed = kind === 'country' && frequencies.some(({ title }) => title > 0)
      const weight = pageWeights[isNamed ? 'service' : kind]
      return {
        match,
        share,
        score: sum * share ** 2 * together * weight,
      }
    })
    const least = Math.min(leastShare, Math.max(0, ...scored.map(({ share }) => share)))
    return scored
      .filter(({ share }) => share >= least)
      .sort((a, b) => b.score - a.score)
      .map(({ match }) => match)
  }
}

const isMet = (frequency: Match['frequencies'][number] | undefined) =>
  frequency !== undefined && Object.values(frequency).some((count) => count > 0)

/** @param length the length of the page, relative to the average */
function weigh({ text, ...others }: Match['frequencies'][number], length: number): number {
  const saturate = (count: number, length: number) =>
    (count * (saturation + 1)) / (count + saturation * (1 - discount + discount * length))
  const kinds = ['title', 'heading', 'searchWords'] as const
  return kinds.reduce(
    (sum, kind) => sum + lineWeights[kind] * saturate(others[kind], 1),
    saturate(text, length),
  )
}

type ReadLine = {
  line: Line
  /** The number of concepts that a reader sees in a result: in the title, the heading and the line. */
  all: number
  /** The number of concepts that are in the heading or the line, but not in the title. */
  telling: number
  own: number
  heading: number
  /** Whether the search words of the line's part have a concept. */
  isAnswer: boolean
}

/** Returns the lines of a match below its title, with the number of concepts that are read in each. */
function readLines({ lines: found }: Match, lines: readonly Line[]): ReadLine[] {
  const inTitle: number[] = []
  const inHeadings = new Map<Line['part'], number[]>()
  const answers = new Set<Line['part']>()
  for (const [number, concepts] of found) {
    const { kind, part } = lines[number] ?? {}
    if (kind === 'title') inTitle.push(...concepts)
    else if (kind !== 'text') inHeadings.set(part, [...(inHeadings.get(part) ?? []), ...concepts])
    if (kind === 'searchWords') answers.add(part)
  }
  const isTelling = (concept: number) => !inTitle.includes(concept)
  return [...found].flatMap(([number, concepts]) => {
    const line = lines[number]
    if (line === undefined) return []
    const own = line.kind === 'text' ? concepts : []
    const heading = new Set(inHeadings.get(line.part)?.filter(isTelling))
    const telling = new Set([...own.filter(isTelling), ...heading]).size
    const all = telling + new Set(inTitle).size
    const isAnswer = answers.has(line.part)
    return { line, all, telling, own: own.length, heading: heading.size, isAnswer }
  })
}

/**
 * Returns the line that has most concepts of a query. Concepts in the heading of the line's part count too, because the
 * heading is shown with the line. Concepts in the page's title do not count, because they do not distinguish the page's
 * parts. If the query has no other concepts, returns a line of the part whose search words have them, or else a line
 * before the first section.
 */
function bestLine(match: Match, { lines, toWords }: LineIndex): Line | undefined {
  /**
   * Returns 1 if a line has no words besides those of the query, such as the name of a medicine, and 0 for a sentence
   * about the medicine.
   */
  const whole = ({ line: { text }, own }: ReadLine) => (toWords(text).length <= own ? 1 : 0)
  const size = ({ telling, own, heading, isAnswer }: ReadLine) =>
    own + headingWeight * heading + (isAnswer && telling === 0 ? searchWordsWeight : 0)
  const [best] = readLines(match, lines)
    .filter(
      ({ line: { kind, part }, telling, isAnswer }) =>
        kind !== 'title' && (telling > 0 || isAnswer || part?.anchor === ''),
    )
    .sort((a, b) => b.telling - a.telling || size(b) - size(a) || whole(b) - whole(a))
  return best?.line
}
