import { z } from 'zod'
import {
  fillEntry,
  fillPlaceholders,
  groupByList,
  listsIn,
} from '../shared/content/countryPlaceholders.ts'
import { listNames } from '../shared/content/documentLists.ts'
import { isRecord } from '../shared/content/fieldPaths.ts'
import { listsOf, membershipsOf, storedMemberships } from '../shared/content/memberships.ts'
import { countryPath } from '../shared/content/paths.ts'
import { defaultLanguage, isLanguage, type Language } from '../shared/languages.ts'
import { groupLists, neighbours } from './groupLists.ts'
import type { AnyDocument } from './parseDocument.ts'
import type { QueryResults } from './publishedContent.ts'

/** The placeholder of a list in query results, see `listPlaceholder` in `shared/content/listDefinition.ts`. */
const placeholder = z.object({
  _list: z.enum(listNames),
  choice: z.unknown().optional(),
  beside: z.string().optional(),
  chosen: z.array(z.object({ _id: z.string() })).optional(),
})

/**
 * Replaces list placeholders with documents (null for a chosen document that is not published), and placeholders in
 * texts with numbers and names of countries. Removes nulls, which GROQ returns for missing fields. Each list has its
 * own order (`documentLists`). Sections and pages that show memberships of countries get the sources that state these
 * memberships. The listed documents themselves are removed from the result, because the pages contain them.
 */
export function joinLists<T extends Omit<QueryResults, 'redirects'>>(results: T) {
  const { pages, listed, site, ...rest } = results
  /** The number of lists that lost all entries so far. */
  let emptied = 0
  const countries = groupByList(listed.filter(({ _type }) => _type === 'country'))
  /** Empty at first: listed documents have no lists themselves. */
  let listsByName: ReturnType<typeof groupLists> = new Map()
  /** The lists of countries shown by the current part, and by each filled document. */
  let shown = new Set<string>()
  const shownBy = new Map<AnyDocument, Set<string>>()
  // Documents are filled before the join, which repeats each on many pages.
  const filledDocuments = listed.map(withMemberships).map(fillDocument)
  const sources = filledDocuments.filter(({ _type }) => _type === 'source')
  listsByName = groupLists(filledDocuments)
  return { ...rest, pages: pages.map(fillPage), site: fill(site, defaultLanguage) }

  function fillDocument({ _id, _type, ...fields }: AnyDocument): AnyDocument {
    shown = new Set()
    const document = { _id, _type, ...fillFields(fields, defaultLanguage) }
    shownBy.set(document, shown)
    return document
  }

  function fillPage(page: AnyDocument): AnyDocument {
    const filled = fillDocument(page)
    return withSources(filled, filled.sources)
  }

  /** Appends the sources of the shown memberships to a part's own sources. */
  function withSources<Part extends object>(part: Part, own: unknown): Part {
    const names = new Set([...shown].flatMap(membershipsOf))
    const cited = Array.isArray(own) ? own : []
    const ids = new Set(cited.map((source) => isRecord(source) && source._id))
    const stating = sources.filter(
      ({ _id, memberships }) =>
        !ids.has(_id) && Array.isArray(memberships) && memberships.some((name) => names.has(name)),
    )
    return stating.length > 0 ? { ...part, sources: [...cited, ...stating] } : part
  }

  function fill(value: unknown, language: Language): unknown {
    if (typeof value === 'string') return fillText(value, language)
    if (Array.isArray(value)) return fillArray(value, language)
    if (!(value instanceof Object)) return value
    const place = '_list' in value ? placeholder.safeParse(value).data : undefined
    if (place) {
      const list = listsByName.get(place._list)?.get(place.choice ?? null) ?? []
      if (place._list === 'countries') shown.add(String(place.choice))
      for (const document of list) for (const name of shownBy.get(document) ?? []) shown.add(name)
      if (place.chosen)
        return place.chosen.map((one) => list.find(({ _id }) => _id === one._id) ?? null)
      return place.beside === undefined ? list : neighbours(list, place.beside)
    }
    return 'sources' in value ? fillSection(value, language) : fillFields(value, language)
  }

  function fillText(text: string, language: Language): string {
    for (const name of listsIn(text)) shown.add(name)
    return fillPlaceholders(text, countries, language)
  }

  /** Fills an object that can have sources. */
  function fillSection(section: object, language: Language): object {
    const outside = shown
    shown = new Set()
    const fields = fillFields(section, language)
    const filled = withSources(fields, fields.sources)
    for (const name of shown) outside.add(name)
    shown = outside
    return filled
  }

  function fillArray(items: unknown[], language: Language): unknown[] {
    const filled: unknown[] = []
    for (const item of items) {
      if (typeof item === 'string') {
        for (const name of listsIn(item)) shown.add(name)
        filled.push(...fillEntry(item, countries, language))
        continue
      }
      const before = emptied
      const value = fill(item, language)
      if (emptied === before || !isEmptied(item, value)) filled.push(value)
    }
    if (items.length > 0 && filled.length === 0) emptied += 1
    return filled
  }

  // A loop, because each build processes all content here, and `Object.fromEntries` takes several times as long.
  function fillFields(object: object, language: Language): Record<string, unknown> {
    const filled: Record<string, unknown> = {}
    for (const [field, value] of Object.entries(object))
      if (value !== null) filled[field] = fill(value, isLanguage(field) ? field : language)
    return filled
  }
}

/**
 * Returns whether all entries of an object's list were removed, because they were placeholders for an empty list of
 * countries.
 */
function isEmptied(before: unknown, after: unknown): boolean {
  if (Array.isArray(before)) return Array.isArray(after) && before.length > 0 && after.length === 0
  return (
    isRecord(before) &&
    isRecord(after) &&
    Object.entries(before).some(([field, value]) => isEmptied(value, after[field]))
  )
}

/**
 * Converts memberships that were stored as names to the format that shapes expect. Adds the path of their page to
 * countries in which the company operates.
 */
function withMemberships(document: AnyDocument): AnyDocument {
  const { memberships, name } = document
  if (document._type !== 'country' || !Array.isArray(memberships)) return document
  const english = isRecord(name) ? name[defaultLanguage] : undefined
  return {
    ...document,
    memberships: storedMemberships(memberships),
    ...(typeof english === 'string' &&
      listsOf(memberships).includes('operations') && { path: countryPath(english) }),
  }
}
