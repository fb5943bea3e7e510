import type { SanityClient, SanityDocument } from '@sanity/client'
import { readEnvironment } from '../../../scripts/environment.ts'
import { lakeClient } from '../../../scripts/services/lakeClient.ts'
import { type PageType, pageTypes, pathOf } from '../../../shared/content/addresses/paths.ts'
import { recordPrefix } from '../../../shared/publishing/buildRecord.ts'
import { editingPorts } from '../../support/ports.ts'

/** The journeys' Content Lake, with a script's permissions. */
export const client = lakeClient(
  { ...readEnvironment(), SANITY_PROJECT_ID: undefined },
  `http://localhost:${editingPorts.lake}`,
)

/** A client with the token of a second user. */
export const colleague = client.withConfig({ token: 'colleague' })

/** Publishes a document's draft, as the Studio does. */
export async function publishDraft(editor: SanityClient, publishedId: string): Promise<void> {
  const actionType = 'sanity.action.document.publish'
  await editor.action({ actionType, publishedId, draftId: `drafts.${publishedId}` })
}

/** Unpublishes a document, as the Studio does. */
export async function unpublish(editor: SanityClient, publishedId: string): Promise<void> {
  const actionType = 'sanity.action.document.unpublish'
  await editor.action({ actionType, publishedId, draftId: `drafts.${publishedId}` })
}

/** Reads a value that must exist, such as a text of the demo content. */
export async function stored<T>(query: string, params: Record<string, unknown> = {}): Promise<T> {
  const value = await client.fetch<T | null>(query, params)
  if (value === null) throw new Error(`Nothing is stored at ${query}`)
  return value
}

/** Returns the published page at a path of the site. */
export async function pageAt(path: string) {
  const pages = await stored<{ _id: string; _type: PageType; title: string; slug?: string }[]>(
    '*[_type in $pageTypes]{_id, _type, "title": title.en, "slug": slug.current}',
    { pageTypes },
  )
  const page = pages.find((candidate) => pathOf(candidate) === path)
  if (!page) throw new Error(`The demo content has no page at ${path}`)
  return page
}

/** Returns all documents and drafts by id, except for the records of builds. */
export async function storedContent(): Promise<Map<string, SanityDocument>> {
  const documents = await client.fetch<SanityDocument[]>(
    '*[!string::startsWith(_id, $recordPrefix)]',
    { recordPrefix },
    { perspective: 'raw' },
  )
  return new Map(documents.map((document) => [document._id, document]))
}

/** Restores changed documents, and removes new ones. */
export async function restoreContent(before: Map<string, SanityDocument>): Promise<void> {
  const now = await storedContent()
  const transaction = client.transaction()
  for (const id of now.keys()) if (!before.has(id)) transaction.delete(id)
  for (const [id, { _rev, _updatedAt, ...document }] of before)
    if (now.get(id)?._rev !== _rev) transaction.createOrReplace(document)
  if (transaction.toJSON().length > 0) await transaction.commit()
}
