import type { AnswerCard, SearchContent } from '../model/searchContent.ts'
import { beginningIn, stemOf, wordsIn, wordsWithNames } from './terms.ts'

/** How many answers are shown: more would hide the pages. */
const maxAnswers = 2

/**
 * Returns a function that finds the answers to a query, the best first: an emergency, then the country that is named,
 * then the answer of editors with the most words of the query.
 */
export function answerFinder({
  answers,
  countries,
}: Pick<SearchContent, 'answers' | 'countries'>): (query: string) => AnswerCard[] {
  const wordsOf = wordsWithNames(countries.flatMap(({ names }) => names))
  const byName = new Map(
    countries.flatMap((country) =>
      country.names.map((name) => [wordsIn(name).join(' '), country] as const),
    ),
  )
  const known = answers.map(({ phrases, ...answer }) => ({
    answer,
    phrases: phrases.map((phrase) => wordsOf(phrase).map(stemOf)),
  }))

  return (query) => {
    const words = wordsOf(query)
    const stems = words.map(stemOf)
    const beginning = beginningIn(query, words)
    const matches = (stem: string | undefined, place: number) =>
      stems[place] === stem ||
      (place === stems.length - 1 && beginning !== null && stem?.startsWith(beginning))
    /** Returns how many words of the query are in the phrases. */
    const wordsMet = (phrases: string[][]) =>
      new Set(
        phrases.flatMap((phrase) =>
          stems.flatMap((_, place) =>
            phrase.length > 0 && phrase.every((stem, step) => matches(stem, place + step))
              ? phrase.map((_, step) => place + step)
              : [],
          ),
        ),
      ).size
    const found = known
      .map(({ answer, phrases }) => ({ answer, met: wordsMet(phrases) }))
      .filter(({ met }) => met > 0)
      .sort((one, other) => other.met - one.met)
    const best = found.filter(({ met }) => met === found[0]?.met)
    const urgent = found.filter(({ answer }) => answer.phone)
    const country = words.flatMap((word) => byName.get(word) ?? []).slice(0, 1)
    // What the country's links lead to need not be said twice.
    const said = country.flatMap(({ links }) => links.map(({ path }) => path))
    const others = best.filter(({ answer }) => !said.includes(answer.links[0]?.path ?? ''))
    const cards = [urgent, others].map((found) => found.map(({ answer }) => answer))
    return [...new Set([...(cards[0] ?? []), ...country, ...(cards[1] ?? [])])].slice(0, maxAnswers)
  }
}
