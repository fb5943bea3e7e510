import { z } from 'zod'
import { allLists, type ListName, listNames } from '../../shared/content/lists.ts'
import { type Identified, identified } from './identified.ts'

/** How many documents are shown beside one of a list, such as a service's related services. */
const mostBeside = 6

/** A place for a list, as `listed` of `shared/content/lists.ts` makes it. */
const place = z.object({
  _list: z.enum(listNames),
  choice: z.unknown().optional(),
  beside: z.string().optional(),
})
type Place = z.output<typeof place>

type Joined = { lists: Identified[][]; page: unknown }

/**
 * Puts lists into the places that answers of `pagesQuery` have for them.
 * @param documents the answer of `listedQuery`
 */
export function joinLists(pages: unknown, documents: unknown): unknown {
  return listJoiner()(pages, documents)
}

/**
 * Returns a function that does the same as `joinLists`. A page whose answer and lists are the same
 * objects as in an earlier call is returned as the same object again.
 */
export function listJoiner() {
  const joined = new WeakMap<object, Joined>()
  let known = new Map<string, Identified[]>()

  return (pages: unknown, documents: unknown): unknown => {
    if (!Array.isArray(pages)) return pages
    const find = finder(z.array(identified).parse(documents))
    const current = new Map<string, Identified[]>()
    const list = (place: Place) => {
      const key = JSON.stringify(place)
      const found = current.get(key) ?? sameAs(known.get(key), find(place))
      current.set(key, found)
      return found
    }
    const result = pages.map((page: unknown) => {
      if (!(page instanceof Object)) return page
      const last = joined.get(page)
      const lists = placesIn(page).map(list)
      if (last && isSame(last.lists, lists)) return last.page
      const next = { lists, page: withLists(page, list) }
      joined.set(page, next)
      return next.page
    })
    known = current
    return result
  }
}

/** Returns a function that finds the documents of a place, in order. */
function finder(documents: Identified[]) {
  const groups = new Map<string, Identified[]>()
  const groupOf = (list: ListName, choice: unknown) => JSON.stringify([list, choice])
  for (const name of listNames) {
    const { type, order, field } = allLists[name]
    const ordered = documents.filter(({ _type }) => _type === type).sort(by(order))
    for (const document of ordered)
      for (const choice of field === undefined ? [null] : [document[field]].flat()) {
        const key = groupOf(name, choice)
        const group = groups.get(key)
        if (group) group.push(document)
        else groups.set(key, [document])
      }
  }
  const positions = new Map<Identified[], Map<string, number>>()
  const positionIn = (group: Identified[], id: string) => {
    const known = positions.get(group) ?? new Map(group.map(({ _id }, index) => [_id, index]))
    positions.set(group, known)
    return known.get(id)
  }
  return ({ _list, choice = null, beside }: Place): Identified[] => {
    const group = groups.get(groupOf(_list, choice)) ?? []
    return beside ? neighbours(group, positionIn(group, beside) ?? 0, beside) : group
  }
}

/** Returns the documents nearest to a position, in order, without the one that stands there. */
function neighbours(group: Identified[], position: number, id: string): Identified[] {
  const size = mostBeside + 1
  const start = Math.max(0, Math.min(position - mostBeside / 2, group.length - size))
  return group.slice(start, start + size).filter(({ _id }) => _id !== id)
}

function by(fields: readonly string[]) {
  return (a: Identified, b: Identified): number => {
    for (const field of fields) {
      const [one, other] = [a[field], b[field]]
      if (one === other) continue
      if (one === null || one === undefined) return 1
      if (other === null || other === undefined) return -1
      return one < other ? -1 : 1
    }
    return 0
  }
}

const places = new WeakMap<object, Place[]>()

/** Returns the places for lists in an answer. */
function placesIn(answer: object): Place[] {
  const known = places.get(answer)
  if (known) return known
  const found: Place[] = []
  visit(answer)
  places.set(answer, found)
  return found

  function visit(value: unknown): void {
    const inner = placeOf(value)
    if (inner) found.push(inner)
    else if (value instanceof Object) Object.values(value).forEach(visit)
  }
}

/** Returns an answer with lists in their places; parts without a place are not copied. */
function withLists(value: unknown, list: (place: Place) => unknown[]): unknown {
  const found = placeOf(value)
  if (found) return list(found)
  if (!(value instanceof Object)) return value
  const before = Object.values(value)
  const after = before.map((inner) => withLists(inner, list))
  if (isSame(before, after)) return value
  if (Array.isArray(value)) return after
  return Object.fromEntries(Object.keys(value).map((field, index) => [field, after[index]]))
}

function placeOf(value: unknown): Place | null {
  if (!(value instanceof Object && '_list' in value)) return null
  return place.safeParse(value).data ?? null
}

function sameAs<T>(known: T[] | undefined, found: T[]): T[] {
  return known && isSame(known, found) ? known : found
}

function isSame(one: unknown[], other: unknown[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index])
}
