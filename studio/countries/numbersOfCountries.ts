/** A number of countries in a text, with up to five words on either side. */
export type Excerpt = { before: string; number: string; after: string; count: number }

const numberWords =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty'

const number = String.raw`(?<![\p{L}\d.,/])(?:[2-9]|[1-9]\d{1,2}|${numberWords})\+?`

/** Words after which the number counts something else: *18 months in most countries*. */
const others = 'across|at|by|for|from|in|per|to|with|hours|days|weeks|months|years|million|billion'

const between = String.raw`(?:[ \u00a0-]+(?!(?:${others})\b)[\p{L}’']+){0,3}?`

const countries = String.raw`[ \u00a0-]+(?:countr(?:y|ies)|states|markets)\b`

const numberOfCountries = new RegExp(number + between + countries, 'giu')

/**
 * Finds the numbers of countries, from two on, that an English text names, such as *12 African
 * countries* or *all 17 of its member states*.
 * @param before the index before which the number has to begin
 */
export function numbersOfCountries(text: string, { before = text.length } = {}): Excerpt[] {
  return [...text.matchAll(numberOfCountries)]
    .filter(({ index }) => index < before)
    .map(({ 0: found, index }) => ({
      before: lastWords(text.slice(0, index)),
      number: found,
      count: countOf(found),
      after: firstWords(text.slice(index + found.length)),
    }))
}

function countOf(found: string): number {
  const [first = ''] = found.toLowerCase().split(/[^a-z0-9]/)
  const word = numberWords.split('|').indexOf(first)
  return word < 0 ? Number(first) : word + 2
}

function lastWords(text: string): string {
  const words = /(?:\S+\s+){0,5}\S*$/.exec(text)?.[0] ?? ''
  return words === text ? text : `… ${words}`
}

function firstWords(text: string): string {
  const words = /^\S*(?:\s+\S+){0,5}/.exec(text)?.[0] ?? ''
  return words === text ? text : `${words} …`
}
