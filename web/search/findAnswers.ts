import type { AnswerCard, SearchContent } from '../model/searchContent.ts'
import {
  createTokenizer,
  isMisspelling,
  questionWords,
  stemOf,
  tokenize,
  unfinishedWord,
} from './terms.ts'

/** The maximum number of answers, plus one if two are countries. More would hide the pages. */
const maxAnswers = 2

/** The maximum number of named countries that are answered. */
const maxCountries = 2

/** The number of links of each country if several are answered. Two links fit on one line of a phone. */
const maxLinks = 2

/** The minimum length of a word that may be misspelt. Shorter words would find answers to other questions. */
const leastMisspelt = 7

type Word = { word: string; stem: string }

/**
 * Returns a function that finds the answers to a query, in this order: emergencies and the answers that come first, the
 * named country, then the editors' answer with the most words of the query.
 */
export function answerFinder({
  answers,
  countries,
}: Pick<SearchContent, 'answers' | 'countries'>): (query: string) => AnswerCard[] {
  const toWords = createTokenizer(
    countries.map(({ names }) => names),
    questionWords,
  )
  const byName = new Map(
    countries.map((country) => [tokenize(country.names[0] ?? '').join(' '), country] as const),
  )
  const known = answers.map(({ phrases, ...answer }) => ({
    answer,
    phrases: phrases.map((phrase) =>
      toWords(phrase).map((word): Word => ({ word, stem: stemOf(word) })),
    ),
  }))
  const vocabulary = new Set(known.flatMap(({ phrases }) => phrases.flat().map(({ stem }) => stem)))

  return (query) => {
    const words = toWords(query)
    const stems = words.map(stemOf)
    const typed = unfinishedWord(query, words)
    /** The name of a country is a complete word: Niger is not the beginning of Nigeria. */
    const beginning = typed === null || byName.has(typed) ? null : typed
    const isAlone = !/\s/.test(query.trim())
    /** A one-word phrase matches by its beginning only if that is the whole query: *this week* is not *weekend*. */
    const isBeginning = ({ stem }: Word, place: number, phrase: Word[]) =>
      beginning !== null &&
      place === stems.length - 1 &&
      (isAlone || phrase.length > 1) &&
      stem.startsWith(beginning)
    const isMisspelt = (known: Word, place: number) => {
      const word = words[place] ?? ''
      const isUnknown = !vocabulary.has(stems[place] ?? '')
      return isUnknown && word.length >= leastMisspelt && isMisspelling(word, known.word)
    }
    const matches = (known: Word, place: number, phrase: Word[]) =>
      stems[place] === known.stem || isBeginning(known, place, phrase) || isMisspelt(known, place)
    const namedCountries = [...new Set(words.flatMap((word) => byName.get(word) ?? []))]
    /** With two or more countries, their names do not count as matches. */
    const isCounted = (place: number) =>
      namedCountries.length < 2 || !byName.has(words[place] ?? '')
    /** Returns how many words of the query are in the phrases. */
    const wordsMet = (phrases: Word[][]) =>
      new Set(
        phrases.flatMap((phrase) =>
          stems.flatMap((_, place) =>
            phrase.length > 0 && phrase.every((known, step) => matches(known, place + step, phrase))
              ? phrase.map((_, step) => place + step).filter(isCounted)
              : [],
          ),
        ),
      ).size
    /** Returns whether each word of the query is in one of the phrases. */
    const hasAllWords = (phrases: Word[][]) =>
      stems.every((_, place) =>
        phrases.some((phrase) => phrase.some((known) => matches(known, place, phrase))),
      )
    const matching = known
      .map(({ answer, phrases }) => ({ answer, phrases, met: wordsMet(phrases) }))
      .filter(
        ({ answer, phrases, met }) => met > 0 && (!answer.needsAllWords || hasAllWords(phrases)),
      )
      .sort((a, b) => b.met - a.met)
    const best = matching.filter(({ met }) => met === matching[0]?.met)
    const urgent = matching.filter(({ answer }) => answer.showsPhone || answer.comesFirst)
    const countriesShown = namedCountries.slice(0, maxCountries)
    // Leaves out answers whose first link is also a link of the shown countries.
    const linked = countriesShown.flatMap(({ links }) => links.map(({ path }) => path))
    const remaining = best.filter(({ answer }) => !linked.includes(answer.links[0]?.path ?? ''))
    const cards = [urgent, remaining].map((group) => group.map(({ answer }) => answer))
    const countryCards =
      countriesShown.length > 1
        ? countriesShown.map((country) => ({
            ...country,
            links: country.links.slice(0, maxLinks),
            isShort: true,
          }))
        : countriesShown
    return [...new Set([...(cards[0] ?? []), ...countryCards, ...(cards[1] ?? [])])].slice(
      0,
      maxAnswers + Math.max(0, countriesShown.length - 1),
    )
  }
}
