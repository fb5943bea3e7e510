import type { SanityClient } from '@sanity/client'
import { z } from 'zod'

const revisions = z.object({
  documents: z.tuple([z.looseObject({ _id: z.string(), _type: z.string() })]),
})

/**
 * Creates a draft from the last published version of a document that was deleted.
 * @throws Error if the history no longer has it
 *
 * Source: https://www.sanity.io/docs/http-reference/history
 */
export async function bringBack(client: SanityClient, id: string): Promise<void> {
  const { dataset } = client.config()
  const url = `/data/history/${dataset}/documents/${encodeURIComponent(id)}?lastRevision=true`
  const [{ _rev, _updatedAt, ...document }] = revisions.parse(
    await client.request({ url }),
  ).documents
  await client.createIfNotExists({ ...document, _id: `drafts.${id}` })
}
