import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { pageTypes } from '../../shared/content/paths.ts'
import { begunWithDefaults } from '../../shared/content/singletons.ts'
import type { Fault } from './faults.ts'
import type { CheckedContent } from './gate.ts'
import { type Identified, identified, identity } from './identified.ts'

/** The answers that have documents by id. */
const collections = ['pages', 'listed', 'redirects'] as const
type Collection = (typeof collections)[number]

/** What is checked: these answers, and that of `siteQuery`. */
export type Parts = { [name in Collection]: Identified[] } & { site: unknown }

/** A document that is shown as it was in the last sound content, or not at all if it is new. */
export type HeldDocument = { documentId: string; documentType: string }

type Check<T extends Parts> = (parts: T) => { faults: Fault[]; content: CheckedContent | null }

type Outcome<T extends Parts> =
  | { content: CheckedContent; parts: T; held: HeldDocument[]; faults: Fault[] }
  | { content: null; faults: Fault[] }

/**
 * Checks content. Documents with faults are held back: they stay as they were in the last sound content,
 * and so does what cannot stand without them, until there is no fault. Each document is taken as a whole,
 * and all links lead where the pages that are shown are.
 * @param last the last sound content, if there is any
 * @returns no content if there are faults that no earlier version is without; `faults` then are those of
 *   the content as it is published
 */
export function holdBack<T extends Parts>(
  current: T,
  last: Parts | null,
  check: Check<T>,
): Outcome<T> {
  const first = check(current)
  if (first.content)
    return { content: first.content, parts: current, held: [], faults: first.faults }
  if (last === null) return { content: null, faults: first.faults }

  const versions = compare(current, last)
  const held = new Set<string>()
  const faults: Fault[] = []
  for (let found = first.faults; ; ) {
    const next = found.flatMap((fault) => involvedIn(fault, held, versions))
    const changed = next.filter((id) => versions.differs(id) && !held.has(id))
    if (changed.length === 0) return { content: null, faults: first.faults }
    faults.push(...found)
    for (const id of changed) held.add(id)
    for (const id of versions.sharedNaming(held)) held.add(id)

    const parts = versions.choose(held)
    const { content, faults: left } = check(parts)
    if (content) return { content, parts, held: [...held].map(versions.describe), faults }
    found = left
  }
}

const siteId = 'siteSettings'

/** The documents of which the answer of `siteQuery` is made. */
const sharedIds = [siteId, ...begunWithDefaults] as const

/** Returns the part of `siteQuery`'s answer that is a document's own. */
function sharedPart({ site }: Parts, id: string): unknown {
  if (!(site instanceof Object)) return site
  const inside = new Map(Object.entries(site))
  if (id !== siteId) return inside.get(id)
  for (const other of begunWithDefaults) inside.delete(other)
  return Object.fromEntries(inside)
}

/** Returns the ids of the documents of which one has to be as it was for a fault to go. */
function involvedIn(fault: Fault, held: Set<string>, versions: Versions): string[] {
  const ids = [fault.documentId, fault.other?.documentId].filter((id) => id !== undefined)
  // What was shown before needs the pages that it linked to.
  return ids.flatMap((id) => (held.has(id) ? [id, ...versions.linkedBefore(id)] : [id]))
}

type Versions = ReturnType<typeof compare>

/** Compares what is published with the last sound content, by document. */
function compare<T extends Parts>(current: T, last: Parts) {
  const partsOf = (side: Parts, id: string): unknown[] =>
    sharedIds.some((shared) => shared === id)
      ? [sharedPart(side, id) ?? null]
      : collections.flatMap((name) => side[name].find(({ _id }) => _id === id) ?? [])
  const sharedLinks = sharedIds.map((id) => ({
    id,
    now: linksIn(sharedPart(current, id)),
    before: linksIn(sharedPart(last, id)),
  }))

  /** Returns the answer of `siteQuery`, the same object as one of the two where it is equal. */
  const siteWith = (held: ReadonlySet<string>): unknown => {
    if (!sharedIds.some((id) => held.has(id))) return current.site
    if (!(current.site instanceof Object && last.site instanceof Object)) return last.site
    const partOf = (id: string) => sharedPart(held.has(id) ? last : current, id)
    const begun = begunWithDefaults.map((id) => [id, partOf(id) ?? null])
    const site = Object.assign({}, partOf(siteId), Object.fromEntries(begun))
    return isDeepStrictEqual(site, last.site) ? last.site : site
  }

  const choose = (held: ReadonlySet<string>): T => {
    const merge = (name: Collection) => {
      const chosen = byId(current[name])
      const before = byId(last[name])
      for (const id of held) {
        const version = before.get(id)
        if (version) chosen.set(id, version)
        else chosen.delete(id)
      }
      return chosen
    }
    const relink = linker(merge('pages'))
    const relinked = (name: Collection) =>
      inOrder(merge(name)).map((document) => identified.parse(relink(document)))
    return {
      ...current,
      pages: relinked('pages'),
      listed: relinked('listed'),
      redirects: relinked('redirects'),
      site: relink(siteWith(held)),
    }
  }
  return {
    choose,
    differs: (id: string): boolean => !isDeepStrictEqual(partsOf(current, id), partsOf(last, id)),
    linkedBefore: (id: string): string[] =>
      partsOf(last, id)
        .flatMap(linksIn)
        .map(({ _id }) => _id),
    /** The documents of header and footer that would show a held page otherwise than it was. */
    sharedNaming: (held: ReadonlySet<string>): string[] =>
      sharedLinks
        .filter(({ now, before }) =>
          [...held].some((id) => !isDeepStrictEqual(now.filter(isOf(id)), before.filter(isOf(id)))),
        )
        .map(({ id }) => id),
    describe: (documentId: string): HeldDocument => {
      const versions = [current, last].flatMap((side) => partsOf(side, documentId))
      const known = versions.flatMap((version) => identity.safeParse(version).data ?? [])
      return { documentId, documentType: known[0]?._type ?? documentId }
    },
  }
}

const isOf =
  (id: string) =>
  (link: { _id: string }): boolean =>
    link._id === id

const byId = (documents: Identified[]) => new Map(documents.map((it) => [it._id, it]))

const inOrder = (documents: Map<string, Identified>) =>
  [...documents.values()].sort((a, b) => (a._id < b._id ? -1 : 1))

const linked = z.looseObject({ _id: z.string() })

/** Returns what an answer has of other documents, such as the page of a link. */
function linksIn(answer: unknown): z.output<typeof linked>[] {
  if (!(answer instanceof Object)) return []
  return Object.values(answer).flatMap((value) => {
    const { data } = linked.safeParse(value)
    return [...(data ? [data] : []), ...linksIn(value)]
  })
}

/** Returns a function that gives the links in an answer the addresses of these pages. */
function linker(pages: Map<string, Identified>) {
  return change

  function change(value: unknown): unknown {
    if (!(value instanceof Object)) return value
    if (isLink(value)) return current(value)
    const before = Object.values(value)
    const after = before.map(change)
    if (after.every((inner, index) => inner === before[index])) return value
    if (Array.isArray(value)) return after
    return Object.fromEntries(Object.keys(value).map((field, index) => [field, after[index]]))
  }

  function current(link: Identified): Identified | null {
    const page = pages.get(link._id)
    if (!page) return null
    return page.slug === link.slug ? link : { ...link, slug: page.slug }
  }
}

/** Whether a value is what `pageReference` of the queries returns. */
function isLink(value: object): value is Identified {
  const document = identity.safeParse(value)
  return (
    document.success &&
    Object.keys(value).length === 3 &&
    'slug' in value &&
    pageTypes.some((type) => type === document.data._type)
  )
}
