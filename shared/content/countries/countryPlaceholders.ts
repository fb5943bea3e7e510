import { defaultLanguage, type Language } from '../../languages.ts'
import { listFormat, segmenter } from '../../text/formats.ts'
import { formatPartialDate } from '../../text/partialDate.ts'
import { withoutInvisible } from '../../text/visibleText.ts'
import { isObject } from '../fieldPaths.ts'
import { countryGroups, groupsOf, sinceIn } from './memberships.ts'

/**
 * Matches placeholders for a number of countries, such as `{countries.aripo}`, or for their names, such as
 * `{names.oapi}` or `{names.madrid.GH}`.
 */
const placeholder = /\{(countries|names)\.(\w*)(?:\.([A-Z]{2}))?\}/g

/** Matches a point that is replaced by one for each country. */
const pointOfNames = /^\{names\.(\w*)(?:\.([A-Z]{2}))?\}$/

/** A country's document, which may be invalid. */
type Country = { readonly [field: string]: unknown }

/** The countries of each group (`countryGroups`). */
export type CountriesByGroup = ReadonlyMap<string, readonly Country[]>

export function countriesByGroup(countries: readonly Country[]): CountriesByGroup {
  const listed = countries.map((country) => ({
    country,
    groups: new Set<string>(groupsOf(country.memberships)),
  }))
  return new Map(
    countryGroups.map((group) => [
      group,
      listed.filter(({ groups }) => groups.has(group)).map(({ country }) => country),
    ]),
  )
}

/** Returns the groups of countries that a text counts or names. */
export function findNamedGroups(text: string): string[] {
  return text.includes('{') ? [...text.matchAll(placeholder)].map(([, , name = '']) => name) : []
}

/** Returns the placeholders in a text that name no group, and therefore would not be replaced. */
export function unknownPlaceholders(text: string): string[] {
  return [...text.matchAll(placeholder)]
    .filter(([, , name]) => !countryGroups.some((group) => group === name))
    .map(([match]) => match)
}

/** Returns the length of a text in visible characters. Each number of countries counts as two digits. */
export function filledLength(text: string): number {
  return withoutInvisible(text).replaceAll(/\{countries\.\w*\}/g, '00').length
}

/**
 * Replaces the placeholders in a text with numbers and names of countries. Sentences that would name the countries of
 * an empty group are left out. Unknown placeholders are kept, and the gate rejects them.
 */
export function fillPlaceholders(
  text: string,
  groups: CountriesByGroup,
  language: Language,
): string {
  if (!text.includes('{')) return text
  const isEmpty = (sentence: string) =>
    [...sentence.matchAll(placeholder)].some(
      ([, kind, name = '', code]) =>
        kind === 'names' &&
        groups.get(name) &&
        namedCountries(groups, name, code, language).length === 0,
    )
  const sentences = [...segmenter(language, { granularity: 'sentence' }).segment(text)]
  const nonEmpty = sentences.map(({ segment }) => segment).filter((sentence) => !isEmpty(sentence))
  const isLastLeft = nonEmpty.at(-1) === sentences.at(-1)?.segment
  // The space before an omitted last sentence is removed too.
  const joined = isLastLeft ? nonEmpty.join('') : nonEmpty.join('').trimEnd()
  return joined.replaceAll(placeholder, (match, kind: string, name: string, code?: string) => {
    const countries = groups.get(name)
    if (!countries) return match
    if (kind === 'countries') return String(countries.length)
    const names = namedCountries(groups, name, code, language).map((country) => country.name)
    return listFormat(language, { type: 'conjunction' }).format(names)
  })
}

/**
 * Returns the texts that replace a point which is only `{names.oapi}`, in one language: one for each country, with the
 * date of its membership in brackets, sorted by name. Returns undefined for any other text.
 */
export function fillNames(
  text: unknown,
  groups: CountriesByGroup,
  language: Language,
): string[] | undefined {
  const [, name = '', code] = (typeof text === 'string' && pointOfNames.exec(text)) || []
  if (!groups.has(name)) return undefined
  return namedCountries(groups, name, code, language).map(({ entry }) => entry)
}

/** A country's name in a language, and the point that names it, with its date. */
type NamedCountry = { isoCode: unknown; name: string; entry: string }

/** Cached, because thousands of texts name the countries of the same groups. */
const sorted = new WeakMap<CountriesByGroup, Map<string, NamedCountry[]>>()

function namedCountries(
  groups: CountriesByGroup,
  group: string,
  code: string | undefined,
  language: Language,
): NamedCountry[] {
  const known = sorted.get(groups) ?? new Map<string, NamedCountry[]>()
  sorted.set(groups, known)
  const key = `${group} ${language}`
  const countries =
    known.get(key) ??
    (groups.get(group) ?? [])
      .map((country) => namedIn(country, group, language))
      .sort((a, b) => compareNames(a.name, b.name, language))
  known.set(key, countries)
  return countries.filter(({ isoCode }) => code === undefined || isoCode === code)
}

function namedIn(country: Country, group: string, language: Language): NamedCountry {
  const { isoCode, memberships } = country
  const name = nameIn(country, language)
  const since = sinceIn(group, memberships)
  return { isoCode, name, entry: since ? `${name} (${formatPartialDate(since, language)})` : name }
}

/** Compares the names of countries, ignoring the article of “The Gambia”. */
export function compareNames(a: string, b: string, language: Language): number {
  const sortable = (name: string) => name.replace(/^The /, '')
  return sortable(a).localeCompare(sortable(b), language)
}

function nameIn({ name }: Country, language: Language): string {
  const names = isObject(name) ? name : {}
  const inLanguage = names[language] ?? names[defaultLanguage]
  return typeof inLanguage === 'string' ? inLanguage : ''
}
