import type { SanityClient } from '@sanity/client'
import pMap from 'p-map'
import { z } from 'zod'
import type { Change } from '../../shared/buildRecord.ts'
import { pageTypes, pathOf } from '../../shared/content/paths.ts'
import { lastAuthor, publicContent } from '../../shared/contentLake.ts'
import type { DocumentReference } from '../content/issues.ts'

/** The document with the revisions that the last site was built of; the dot in its id makes it private. */
const contentsId = 'website.contents'

/** The maximum number of changes in a record, because the size of a document is limited. */
const maxChanges = 50

/** How many authors are asked for at a time. */
const concurrency = 4

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

/** What editors did since the last site was built. */
export type Changes = {
  changes: Change[]
  /** How many more there are. */
  more: number
  /** Saves what the site was built of, with these documents at their version in the last one. */
  save(kept: DocumentReference[]): Promise<void>
}

/** Compares what is public with what the last site was built of. The first build reports no changes. */
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
  const reported = differing.slice(0, maxChanges)
  const people = await pMap(reported, ({ _id }) => lastAuthor(client, _id), { concurrency })
  const kindOf = (id: string) =>
    current.has(id) ? 'published' : drafts.has(`drafts.${id}`) ? 'unpublished' : 'deleted'

  return {
    changes: reported.map((it, index) => toChange(it, kindOf(it._id), people[index])),
    more: differing.length - reported.length,
    save: async (kept) => {
      const shown = new Map(current)
      for (const { documentId } of kept) {
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
