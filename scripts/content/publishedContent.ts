import { isDeepStrictEqual } from 'node:util'
import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { type ContentState, publicRevisionsQuery } from '../../shared/liveBuild.ts'
import { redirectsQuery, referringQuery, siteQuery, someQuery } from '../../web/model/queries.ts'
import { eachOf } from './eachOf.ts'
import { type Identified, identified } from './identified.ts'
import { withRetries } from './retries.ts'

/** How many documents one query asks for. */
const batch = 100

/** How many queries are asked at a time. */
const mostQueries = 2

const someAnswer = z.object({ pages: z.array(identified), listed: z.array(identified) })
const revisions = z.array(z.object({ _id: z.string(), _rev: z.string(), _updatedAt: z.string() }))

/** What is published, as the Content Lake answered; lists are ordered by id. */
export type Answers = {
  /** The answers of `pagesQuery`. */
  pages: Identified[]
  /** The answers of `listedQuery`. */
  listed: Identified[]
  site: unknown
  redirects: Identified[]
  state: ContentState
  /** When each document was last changed, by id. */
  changedAt: ReadonlyMap<string, string>
}

/**
 * Returns a function that fetches what is published. When called again it fetches only documents
 * that have changed and those that refer to them; unchanged answers are the same objects.
 *
 * An answer depends on its document and on those that it refers to. The lists of other documents in
 * it are put together later, so that each document is fetched once (`joinLists.ts`).
 * @param pause the delay before the first retry in ms
 */
export function publishedContent(client: SanityClient, pause?: number): () => Promise<Answers> {
  const ask = (query: string, params: Record<string, unknown> = {}) =>
    withRetries(() => client.fetch<unknown>(query, params), pause)
  const fetch = async <T>(shape: z.ZodType<T>, query: string, params?: { ids: string[] }) => {
    const { success, data } = shape.safeParse(await ask(query, params))
    if (success) return data
    throw new Error(`The Content Lake did not return what it was asked for: ${query}`)
  }
  let known = { revisions: new Map<string, string>(), pages: byId([]), listed: byId([]) }
  let site: unknown

  return async () => {
    // First, so that what is published meanwhile is fetched by the next call.
    const current = await fetch(revisions, publicRevisionsQuery)
    const next = {
      revisions: new Map(current.map(({ _id, _rev }) => [_id, _rev])),
      pages: new Map(known.pages),
      listed: new Map(known.listed),
    }
    const changed = differences(known.revisions, next.revisions)
    const referring =
      known.revisions.size > 0 && changed.length > 0
        ? await fetch(z.array(z.string()), referringQuery, { ids: changed })
        : []
    const ids = [...new Set([...changed, ...referring])].sort()
    for (const id of ids) {
      next.pages.delete(id)
      next.listed.delete(id)
    }
    await eachOf(batchesOf(ids), mostQueries, async (ids) => {
      const { pages, listed } = await fetch(someAnswer, someQuery, { ids })
      for (const page of pages) next.pages.set(page._id, sameAs(known.pages, page))
      for (const document of listed) next.listed.set(document._id, sameAs(known.listed, document))
    })
    const [answer, redirects] = await Promise.all([
      ask(siteQuery),
      fetch(z.array(identified), redirectsQuery),
    ])
    if (!isDeepStrictEqual(answer, site)) site = answer
    known = next
    return {
      pages: inOrder(next.pages),
      listed: inOrder(next.listed),
      site,
      redirects,
      state: stateOf(current),
      changedAt: new Map(current.map(({ _id, _updatedAt }) => [_id, _updatedAt])),
    }
  }
}

const byId = (answers: Identified[]) => new Map(answers.map((answer) => [answer._id, answer]))

const inOrder = (answers: Map<string, Identified>) =>
  [...answers.values()].sort((a, b) => (a._id < b._id ? -1 : 1))

/** Returns the known answer where the new one is equal: most documents change in other fields. */
function sameAs(known: Map<string, Identified>, answer: Identified): Identified {
  const last = known.get(answer._id)
  return last && isDeepStrictEqual(last, answer) ? last : answer
}

/** Returns the ids of documents that are new, changed or removed. */
function differences(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (id) => before.get(id) !== after.get(id),
  )
}

function batchesOf(ids: string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / batch) }, (_, index) =>
    ids.slice(index * batch, (index + 1) * batch),
  )
}

function stateOf(documents: z.output<typeof revisions>): ContentState {
  const updatedAt = documents.map(({ _updatedAt }) => _updatedAt).reduce(latest, null)
  return { updatedAt, documents: documents.length }
}

function latest(one: string | null, other: string): string {
  return one !== null && one > other ? one : other
}
