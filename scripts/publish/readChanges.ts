import type { SanityClient } from '@sanity/client'
import pMap from 'p-map'
import { z } from 'zod'
import type { DocumentReference } from '../../gate/checks/issues.ts'
import { pageTypes, pathOf } from '../../shared/content/addresses/paths.ts'
import { lastAuthor, publicContent } from '../../shared/contentLake/contentLake.ts'
import { draftId } from '../../shared/contentLake/draftIds.ts'
import {
  languageNameOfRevision,
  type RecordedChange,
  recordedTitle,
} from '../../shared/publishing/buildRecord.ts'

/** The document with the revisions in the last build. The dot in its id makes it private. */
const builtRevisionsId = 'website.contents'

/** The maximum number of changes in a record, because the size of a document is limited. */
const maxChanges = 50

const concurrency = 4

/** A public document in a build; `_key` is its id. */
const entry = z.object({
  _key: z.string(),
  _rev: z.string(),
  _type: z.string(),
  title: recordedTitle.nullish().catch(null),
  slug: z.string().nullish(),
  /** The future day on which the site begins to show a news article (`gate/versions/asOfDay.ts`). */
  waitsFor: z.string().nullish(),
})
type HistoryEntry = z.output<typeof entry>

const contents = z.object({ entries: z.array(entry) })

const entriesQuery = `*[${publicContent}] | order(_updatedAt desc) {
  "_key": _id, _rev, _type, "title": coalesce(title, name), "slug": slug.current,
  "waitsFor": select(_type == "newsArticle" && publishedOn > now() => publishedOn)
}`

/**
 * Compares the public content with the last build. The first build reports no changes, because every document would be
 * one.
 * @returns the latest 50 changes, removals first, because links to a removed page change other pages, then the newest
 *   changes; the number of further changes; and `save`, to be called after the build
 */
export async function readChanges(client: SanityClient) {
  const [result, stored] = await Promise.all([
    client.fetch<unknown>(entriesQuery),
    client.getDocument(builtRevisionsId),
  ])
  const current = byId(z.array(entry).parse(result))
  const { data: last } = contents.safeParse(stored)
  const before = byId(last?.entries ?? [])
  const removed = [...before.values()].filter(({ _key }) => !current.has(_key))
  const upserted = [...current.values()].filter(({ _key, _rev, waitsFor }) => {
    const last = before.get(_key)
    // News whose day has come is new to visitors.
    return last?._rev !== _rev || (last.waitsFor && !waitsFor)
  })
  const differing = last ? [...removed, ...upserted] : []
  const ids = new Set(differing.map(({ _key }) => _key))
  const drafts = new Set(
    await client.fetch<string[]>(
      '*[_id in $ids]._id',
      { ids: removed.map(({ _key }) => draftId(_key)) },
      { perspective: 'raw' },
    ),
  )
  const kindOf = (id: string) =>
    current.has(id) ? 'published' : drafts.has(draftId(id)) ? 'unpublished' : 'deleted'
  const report = async (entry: HistoryEntry) =>
    toChange(entry, kindOf(entry._key), await lastAuthor(client, entry._key))

  return {
    changes: await pMap(differing.slice(0, maxChanges), report, { concurrency }),
    more: Math.max(0, differing.length - maxChanges),
    has: (documentId: string) => ids.has(documentId),
    /** Saves the revisions of a build. Kept documents keep the revision of the build before. */
    save: async (keptDocuments: DocumentReference[]): Promise<void> => {
      const saved = new Map(current)
      for (const { documentId } of keptDocuments) {
        const version = before.get(documentId)
        if (version) saved.set(documentId, version)
        else saved.delete(documentId)
      }
      const entries = [...saved.values()]
      await client.createOrReplace({ _id: builtRevisionsId, _type: 'websiteContents', entries })
    },
  }
}

const byId = (entries: HistoryEntry[]) => new Map(entries.map((entry) => [entry._key, entry]))

function toChange(
  { _key, _rev, _type, title, slug, waitsFor }: HistoryEntry,
  kind: RecordedChange['kind'],
  person: string | undefined,
): RecordedChange {
  const type = pageTypes.find((candidate) => candidate === _type)
  const language = languageNameOfRevision(_rev)
  return {
    _key,
    documentId: _key,
    documentType: _type,
    kind,
    ...(title && { title }),
    ...(type && { path: pathOf({ _type: type, slug: slug ?? undefined }) }),
    ...(kind === 'published' && language && { language }),
    ...(kind === 'published' && waitsFor && { visibleFrom: waitsFor }),
    ...(person && { person }),
  }
}
