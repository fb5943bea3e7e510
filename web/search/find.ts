import MiniSearch, { type Query } from 'minisearch'
import type { Language } from '../../shared/languages.ts'
import { type IndexedPage, restOfParagraph } from '../model/searchPage.ts'
import { synonyms } from './synonyms.ts'

/** A page that was found, with the parts of it that have the words, the best first. */
export type Found = { path: string; title: string; parts: FoundPart[] }

export type FoundPart = { anchor: string; heading: string; sentence: Piece[] }

/** A piece of a sentence, and whether it is a word that was looked for. */
export type Piece = { text: string; isMatch: boolean }

/** Finds pages, the best first. */
export type Searcher = (words: string) => Found[]

/** How many parts of a page are shown. */
const partsShown = 3

/** Words that say nothing about what is looked for. */
const silent: Record<Language, string> = {
  en: 'a an and are at be by can do does for from get how i in is it long me my number of on or our should take the to we what when where which with you your',
  fr: 'a au aux ce ces combien comment d dans de des du elle en est et faut il j je l la le les mes mon ne nos numero notre nous on ou par pas pour qu que quel quelle quels quelles qui s se ses son sont sur un une vos votre vous y',
  pt: 'a ao aos as com como da das de do dos e em esta na nas no nos numero o os ou para pela pelo por qual quais quanto que quero sao se seu sua um uma',
}

/** Endings of plurals, with those of the singular. */
const plurals: Record<Language, [ending: RegExp, singular: string][]> = {
  en: [
    [/(?<=..)ies$/, 'y'],
    [/(?<=[^aeious]{2})es$|(?<=..[^aious])s$/, ''],
  ],
  fr: [
    [/(?<=..)aux$/, 'al'],
    [/(?<=..[^su])[sx]$|(?<=..u)[sx]$/, ''],
  ],
  pt: [
    [/(?<=.)(oes|aes)$/, 'ao'],
    [/(?<=[ao])is$/, 'l'],
    [/(?<=..)eis$/, 'el'],
    [/(?<=..)ns$/, 'm'],
    [/(?<=..[rz])es$|(?<=..[aeiou])s$/, ''],
  ],
}

/** Returns a function that finds pages by words: inflected, misspelt by a letter, or by another name. */
export async function searcher(index: IndexedPage[], language: Language): Promise<Searcher> {
  const stem = (word: string) => stemOf(word, language)
  const ignored = new Set(tokens(silent[language]).map(stem))
  const termsIn = (text: string) =>
    tokens(text)
      .map(stem)
      .filter((term) => !ignored.has(term))
  const parts = index.flatMap(({ parts, ...page }) =>
    parts.map(([anchor, heading, text]) => ({ page, anchor, heading, text })),
  )
  const engine = new MiniSearch({
    fields: ['title', 'heading', 'text'],
    tokenize: termsIn,
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 2, heading: 3 },
      // A letter may be wrong, two in a long word, and the end may not be typed yet.
      fuzzy: (term) => (term.length < 4 ? 0 : term.length < 8 ? 1 : 2),
      prefix: (term) => term.length > 2,
      weights: { fuzzy: 0.3, prefix: 0.4 },
    },
  })
  // In pieces, so that what is typed meanwhile is shown.
  await engine.addAllAsync(
    parts.map(({ page, heading, text }, id) => ({ id, title: page.title, heading, text })),
  )
  const names = synonyms.map((group) => group.map((name) => termsIn(name).join(' ')))

  /** Returns a query for a name of one or several words: as it was typed, or exactly. */
  const named = (name: string, isTyped: boolean): Query => ({
    combineWith: 'AND',
    queries: [name],
    ...(!isTyped && { fuzzy: false, prefix: false, boostTerm: () => 0.7 }),
  })

  /** Returns a query for each word, and for each name in all its forms. */
  const queriesIn = (words: string): Query[] => {
    let rest = ` ${termsIn(words).join(' ')} `
    const known = names.flatMap((group): Query[] => {
      const found = group.find((name) => rest.includes(` ${name} `))
      if (found === undefined) return []
      rest = rest.replace(` ${found} `, ' ')
      return [{ combineWith: 'OR', queries: group.map((name) => named(name, name === found)) }]
    })
    return [...known, ...rest.split(' ').filter(Boolean)]
  }

  return (words) => {
    const hits = queriesIn(words).flatMap((query) =>
      engine.search(query).flatMap(({ id, score, terms }): Hit[] => {
        const part = parts[id]
        return part ? [{ query, part, score, terms }] : []
      }),
    )
    const pages = [...Map.groupBy(hits, ({ part }) => part.page)].map(([page, hits]) => {
      const best = [...Map.groupBy(hits, ({ part }) => part)]
        .map(([part, hits]) => ({ part, hits, answers: hits.length, score: sum(hits) }))
        .sort((one, other) => other.answers - one.answers || byScore(one, other))
      // Of the parts, the best one answers a query for the page.
      const answers = [...Map.groupBy(hits, ({ query }) => query).values()].flatMap(
        ([hit]) => hit ?? [],
      )
      return { page, best, answers: answers.length, score: sum(answers) + (best[0]?.score ?? 0) }
    })
    const most = Math.max(...pages.map(({ answers }) => answers))
    return pages
      .filter(({ answers }) => answers === most)
      .sort(byScore)
      .map(({ page, best }) => ({
        ...page,
        parts: best
          .slice(0, partsShown)
          .sort(itselfFirst)
          .map(({ part: { anchor, heading, text }, hits }) => {
            const isMatch = (word: string) => hits.some(({ terms }) => terms.includes(stem(word)))
            return { anchor, heading, sentence: sentenceWith(text, isMatch) }
          }),
      }))
  }
}

type Part = { page: { path: string; title: string }; anchor: string; heading: string; text: string }

/** A part that answers a query. */
type Hit = { query: Query; part: Part; score: number; terms: string[] }

const sum = (hits: Hit[]) => hits.reduce((total, { score }) => total + score, 0)

/** The beginning of a page stands directly below its title. */
const itselfFirst = (one: { part: Part }, other: { part: Part }) =>
  Number(one.part.anchor !== '') - Number(other.part.anchor !== '')

const byScore = (one: { score: number }, other: { score: number }) => other.score - one.score

const word = /[\p{L}\p{N}]+/gu

/** Returns the words of a text, in small letters without accents. */
function tokens(text: string): string[] {
  return plain(text).match(word) ?? []
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

function stemOf(word: string, language: Language): string {
  const letters = plain(word)
  const [ending, singular = ''] = plurals[language].find(([ending]) => ending.test(letters)) ?? []
  return ending ? letters.replace(ending, singular) : letters
}

/** Returns the sentence of a text with the most matches, in pieces. */
function sentenceWith(text: string, isMatch: (word: string) => boolean): Piece[] {
  const sentences = text.split(/\n|(?<=[.!?]) /)
  const matches = (sentence: string) => (sentence.match(word) ?? []).filter(isMatch)
  const count = (sentence: string) => new Set(matches(sentence)).size
  const [best = ''] = sentences.toSorted((one, other) => count(other) - count(one))
  // Only the names that are looked for, of those in the rest of a long paragraph.
  const [shown = '', rest = ''] = best.split(restOfParagraph)
  const names = matches(rest).map((name) => ` ${name} …`)
  return [shown, ...(rest || best !== shown ? ['…'] : []), ...names]
    .join('')
    .split(/([\p{L}\p{N}]+)/u)
    .filter(Boolean)
    .map((text) => ({ text, isMatch: isMatch(text) }))
}
