import { countryPagePath } from '../../shared/content/countries/countryPage.ts'
import {
  type CountriesByGroup,
  countriesByGroup,
  fillNames,
  fillPlaceholders,
} from '../../shared/content/countries/countryPlaceholders.ts'
import { storedMemberships } from '../../shared/content/countries/memberships.ts'
import { isObject } from '../../shared/content/fieldPaths.ts'
import {
  defaultLanguage,
  isLanguage,
  type Language,
  languageCodes,
} from '../../shared/languages.ts'
import type { AnyDocument } from '../checks/parseDocument.ts'
import type { QueryResults } from '../versions/publishedContent.ts'
import { citeSources } from './citeSources.ts'
import { type DocumentsByList, documentsByList } from './documentsByList.ts'
import { asListSlot, resolveSlot } from './listSlots.ts'

/**
 * Replaces list slots with documents, and placeholders in texts with numbers and names of countries. Removes nulls,
 * which GROQ returns for missing fields. Sections and pages that show memberships of countries get the sources that
 * state these memberships. The listed documents themselves are removed from the result, because the pages contain them.
 */
export function joinLists<T extends Omit<QueryResults, 'redirects'>>(results: T) {
  const { pages, listed, site, ...rest } = results
  const countries = countriesByGroup(listed.filter(({ _type }) => _type === 'country'))
  const documents = listed.map(withMemberships)
  // Placeholders in listed documents are filled before the join, because the join repeats each document on many pages.
  // Listed documents contain no lists.
  const withoutLists = { countries, lists: new Map() }
  const lists = documentsByList(documents.map((document) => fillDocument(document, withoutLists)))
  const filling = { countries, lists }
  return {
    ...rest,
    pages: citeSources(pages, documents, lists).map((page) => fillDocument(page, filling)),
    site: fillValue(site, defaultLanguage, filling),
  }
}

type Filling = { countries: CountriesByGroup; lists: DocumentsByList }

function fillDocument({ _id, _type, ...fields }: AnyDocument, filling: Filling): AnyDocument {
  return { _id, _type, ...fillFields(fields, defaultLanguage, filling) }
}

function fillValue(value: unknown, language: Language, filling: Filling): unknown {
  if (typeof value === 'string') return fillPlaceholders(value, filling.countries, language)
  if (Array.isArray(value)) return fillArray(value, language, filling)
  if (!(value instanceof Object)) return value
  const slot = asListSlot(value)
  return slot ? resolveSlot(slot, filling.lists) : fillFields(value, language, filling)
}

/**
 * Leaves out entries that name the countries of an empty group. Loops here and in `fillFields`, because each build
 * fills all content, and `flatMap` and `Object.fromEntries` take several times as long.
 */
function fillArray(items: unknown[], language: Language, filling: Filling): unknown[] {
  const entries: unknown[] = []
  for (const item of items) {
    const named = namedPoints(item, filling)
    const value = named ?? fillValue(item, language, filling)
    if (named) entries.push(...named)
    else if (!isEmptied(item, value)) entries.push(value)
  }
  return entries
}

/**
 * Returns the points that replace a point which names the countries of a group, or undefined for any other item. Each
 * language sorts the names by itself, so one point may name different countries in two languages.
 */
function namedPoints(item: unknown, { countries }: Filling): unknown[] | undefined {
  if (!isObject(item) || !isObject(item.text)) return undefined
  const english = fillNames(item.text[defaultLanguage], countries, defaultLanguage)
  if (!english) return undefined
  const names = languageCodes.flatMap((code) => {
    const texts = fillNames(Object(item.text)[code], countries, code)
    return texts ? [[code, texts] as const] : []
  })
  return english.map((_, index) => ({
    _key: `${item._key}-${index}`,
    text: Object.fromEntries(names.map(([code, texts]) => [code, texts[index]])),
  }))
}

function fillFields(object: object, language: Language, filling: Filling) {
  const fields: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(object))
    if (value !== null)
      fields[field] = fillValue(value, isLanguage(field) ? field : language, filling)
  return fields
}

/**
 * Returns whether a list, or a list in a field, was emptied by placeholders without countries. The caller leaves out
 * such an entry.
 */
function isEmptied(before: unknown, after: unknown): boolean {
  if (Array.isArray(before)) return Array.isArray(after) && before.length > 0 && after.length === 0
  if (!isObject(before) || !isObject(after)) return false
  for (const field in before) if (isEmptied(before[field], after[field])) return true
  return false
}

/**
 * Keeps the well-formed memberships of a country, and adds the path of its page to a country in which the company
 * operates.
 */
function withMemberships(document: AnyDocument): AnyDocument {
  const { memberships } = document
  if (document._type !== 'country' || !Array.isArray(memberships)) return document
  const path = countryPagePath(document)
  return { ...document, memberships: storedMemberships(memberships), ...(path && { path }) }
}
