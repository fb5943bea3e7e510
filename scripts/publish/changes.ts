import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import type { Change } from '../../shared/buildRecord.ts'
import { pageTypes, pathOf } from '../../shared/content/paths.ts'
import { publicContent } from '../../shared/contentLake.ts'
import { lastAuthor } from '../../shared/lastAuthor.ts'
import { eachOf } from '../content/eachOf.ts'
import type { HeldDocument } from '../content/holdBack.ts'

/** The document that says what the last site was built of; its dot keeps it from the public. */
const contentsId = 'website.contents'

/** The maximum number of changes in a record, because the size of a document is limited. */
const mostChanges = 50

/** How many authors are asked for at a time. */
const mostQueries = 4

/** A public document, as one build had it. */
const entry = z.object({
  _id: z.string(),
  _rev: z.string(),
  _type: z.string(),
  title: z.string().nullish(),
  slug: z.string().nullish(),
})
type Entry = z.output<typeof entry>

const contents = z.object({
  entries: z.array(entry.omit({ _id: true }).extend({ _key: z.string() })),
})

const entriesQuery = `*[${publicContent}] | order(_updatedAt desc) {
  _id, _rev, _type, "title": coalesce(title.en, name.en), "slug": slug.current
}`

/** What was done since the last site was built. */
export type Changes = {
  changes: Change[]
  /** How many more there are. */
  more: number
  /** Notes that a site was built, in which some documents are as they were before. */
  built(held: HeldDocument[]): Promise<void>
}

/** Compares what is public with what the last site was built of. Of the first site nothing is told. */
export async function readChanges(client: SanityClient): Promise<Changes> {
  const [now, before] = await Promise.all([readEntries(client), readContents(client)])
  const current = new Map(now.map((it) => [it._id, it]))
  const differing = before === null ? [] : differences(current, before)
  const removed = differing.filter(({ _id }) => !current.has(_id)).map(({ _id }) => _id)
  const drafts = new Set(
    await client.fetch<string[]>(
      '*[_id in $ids]._id',
      { ids: removed.map((id) => `drafts.${id}`) },
      { perspective: 'raw' },
    ),
  )
  const told = differing.slice(0, mostChanges)
  const people = new Map<string, string>()
  await eachOf(told, mostQueries, async ({ _id }) => {
    const person = await lastAuthor(client, _id)
    if (person !== undefined) people.set(_id, person)
  })
  const kindOf = (id: string) =>
    current.has(id) ? 'published' : drafts.has(`drafts.${id}`) ? 'unpublished' : 'deleted'

  return {
    changes: told.map((it) => toChange(it, kindOf(it._id), people.get(it._id))),
    more: differing.length - told.length,
    built: async (held) => {
      const shown = new Map(current)
      for (const { documentId } of held) {
        const last = before?.get(documentId)
        if (last) shown.set(documentId, last)
        else shown.delete(documentId)
      }
      const entries = [...shown.values()].map(({ _id, ...rest }) => ({ _key: _id, ...rest }))
      await client.createOrReplace({ _id: contentsId, _type: 'websiteContents', entries })
    },
  }
}

async function readEntries(client: SanityClient): Promise<Entry[]> {
  return z.array(entry).parse(await client.fetch(entriesQuery))
}

/** Returns null where no site was built yet. */
async function readContents(client: SanityClient): Promise<Map<string, Entry> | null> {
  const { data } = contents.safeParse(await client.getDocument(contentsId))
  return data ? new Map(data.entries.map(({ _key, ...it }) => [_key, { _id: _key, ...it }])) : null
}

function differences(now: Map<string, Entry>, before: Map<string, Entry>): Entry[] {
  return [
    ...[...now.values()].filter(({ _id, _rev }) => before.get(_id)?._rev !== _rev),
    ...[...before.values()].filter(({ _id }) => !now.has(_id)),
  ]
}

function toChange(
  { _id, _type, title, slug }: Entry,
  kind: Change['kind'],
  person: string | undefined,
): Change {
  const type = pageTypes.find((candidate) => candidate === _type)
  return {
    _key: _id,
    documentId: _id,
    documentType: _type,
    kind,
    ...(title && { title }),
    ...(type && { path: pathOf({ _type: type, slug: slug ?? undefined }) }),
    ...(person && { person }),
  }
}
