import { getPublishedId, type SchemaType } from 'sanity'
import { pageTypes } from '../../shared/content/paths.ts'
import { defaultLanguage } from '../../shared/languages.ts'
import { asEdited } from '../documents/asEdited.ts'
import { fieldTitles } from '../publishing/fieldTitles.ts'
import { fieldsIn, textsIn } from '../translations/documentCoverage.ts'
import type { StoredDocument } from '../translations/missing.ts'
import { plainOf } from '../translations/texts.ts'
import { type Excerpt, numbersOfCountries } from './numbersOfCountries.ts'

/** A field that says how many countries there are. */
export type CountMention = {
  /** Of the field in which it is written, in Sanity's notation. */
  path: string
  /** Of the fields that lead to it, as the form shows them. */
  titles: string[]
  excerpts: Excerpt[]
}

/**
 * Returns the documents that say in English how many countries there are, the pages first, each with
 * the fields that do.
 * @param typeOf the schema's types by name
 */
export function countMentions(
  documents: readonly StoredDocument[],
  typeOf: (name: string) => SchemaType | undefined,
) {
  return asEdited(documents)
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map(({ _id, _type, ...fields }) => {
      const type = typeOf(_type)
      return {
        document: { _id: getPublishedId(_id), _type },
        mentions: type ? mentionsIn({ _type, ...fields }, type) : [],
      }
    })
    .filter(({ mentions }) => mentions.length > 0)
}

type Found = ReturnType<typeof countMentions>

/**
 * Parts what was found into what names a number that no list has, and the rest.
 * @param counts how many countries the lists have
 */
export function partedBy(found: Found, counts: readonly number[]): { odd: Found; agreeing: Found } {
  const isOdd = ({ excerpts }: CountMention) =>
    excerpts.some(({ count }) => !counts.includes(count))
  const only = (wanted: (mention: CountMention) => boolean) =>
    found
      .map(({ document, mentions }) => ({ document, mentions: mentions.filter(wanted) }))
      .filter(({ mentions }) => mentions.length > 0)
  return { odd: only(isOdd), agreeing: only((mention) => !isOdd(mention)) }
}

const order: readonly string[] = pageTypes

function placeOf({ _type }: StoredDocument): number {
  const place = order.indexOf(_type)
  return place < 0 ? order.length : place
}

function mentionsIn(document: unknown, type: SchemaType): CountMention[] {
  const english = new Map(
    textsIn(document, type).map(({ path, text }) => [path, plainOf(text[defaultLanguage])]),
  )
  return fieldsIn(document, type).flatMap(({ path, value }) => {
    const isText = english.has(path)
    const excerpts = isText ? excerptsAt(path, english) : countAt(path, value)
    if (excerpts.length === 0) return []
    const titles = fieldTitles(type, path, document)
    return [{ path: isText ? `${path}.${defaultLanguage}` : path, titles, excerpts }]
  })
}

/** A figure is read together with what it counts, which is a field of its own. */
function excerptsAt(path: string, english: Map<string, string>): Excerpt[] {
  const text = english.get(path) ?? ''
  const label = path.endsWith('.value') && english.get(path.replace(/value$/, 'label'))
  return label
    ? numbersOfCountries(`${text} ${label}`, { before: text.length })
    : text.split('\n').flatMap((line) => numbersOfCountries(line))
}

/** Fields of numbers tell by their name what they count. */
function countAt(path: string, value: unknown): Excerpt[] {
  return typeof value === 'number' && value > 1 && /\bcountryCount$/.test(path)
    ? [{ before: '', number: String(value), after: '', count: value }]
    : []
}
