import { z } from 'zod'
import { documentLists, type ListName, listNames } from '../../shared/content/lists.ts'
import { countMemberships, fillPlaceholders } from '../../shared/content/memberships.ts'
import { type Identified, identified } from './parseDocument.ts'

/** How many documents are shown beside one of a list, such as a service's related services. */
const maxBeside = 3

/** The place for a list in an answer, as `listed` of `shared/content/lists.ts` makes it. */
const placeholder = z.object({
  _list: z.enum(listNames),
  choice: z.unknown().optional(),
  beside: z.string().optional(),
})

/**
 * Puts lists into the places that answers of `pagesQuery` have for them, and numbers of countries into
 * the placeholders of texts.
 */
export function joinLists(pages: unknown, documents: unknown): unknown {
  const parsed = z.array(identified).parse(documents)
  const counts = countMemberships(parsed.filter(({ _type }) => _type === 'country'))
  // Before documents are on thousands of pages.
  const known = fillPlaceholders(parsed, counts)
  const filled = new Map(listNames.map((name) => [name, ordered(known, name)]))
  return fill(fillPlaceholders(pages, counts))

  function fill(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(fill)
    if (!(value instanceof Object)) return value
    const place = '_list' in value ? placeholder.safeParse(value).data : undefined
    if (place) {
      const list = (filled.get(place._list) ?? []).filter(isChosen(place._list, place.choice))
      return place.beside === undefined ? list : neighbours(list, place.beside)
    }
    return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, fill(inner)]))
  }
}

function isChosen(name: ListName, choice: unknown) {
  const { field } = documentLists[name]
  return (document: Identified) =>
    field === undefined || [document[field] ?? null].flat().includes(choice ?? null)
}

function ordered(documents: Identified[], name: ListName): Identified[] {
  const { type, order } = documentLists[name]
  return documents.filter(({ _type }) => _type === type).sort(by(order))
}

function by(fields: readonly string[]) {
  return (a: Identified, b: Identified): number => {
    for (const field of fields) {
      const [one, other] = [a[field] ?? null, b[field] ?? null]
      if (one === other) continue
      if (one === null) return 1
      if (other === null) return -1
      return one < other ? -1 : 1
    }
    return 0
  }
}

/** Returns the documents nearest to one in a list, in order, without it. */
function neighbours(list: Identified[], id: string): Identified[] {
  const position = list.findIndex(({ _id }) => _id === id)
  const size = maxBeside + 1
  const start = Math.max(0, Math.min(position - Math.ceil(maxBeside / 2), list.length - size))
  return list.slice(start, start + size).filter(({ _id }) => _id !== id)
}
