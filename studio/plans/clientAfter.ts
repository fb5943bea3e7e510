import type { SanityClient } from '@sanity/client'
import { getPublishedId, isDraftId } from 'sanity'
import { z } from 'zod'

const rows = z.array(z.looseObject({ _id: z.string() }))

/**
 * Returns a client for validation rules whose answers are as after a plan: what it takes down is missing in
 * lists of documents with their ids, and its drafts are in the place of what is published.
 */
export function clientAfter(
  client: SanityClient,
  coming: readonly string[],
  leaving: readonly string[],
): SanityClient {
  const raw = client.withConfig({ perspective: 'raw' })
  const fetch = async (query: string, params?: Record<string, unknown>) => {
    const answer: unknown = await raw.fetch(query, params ?? {})
    const after = rows.safeParse(answer).data?.flatMap((document) => {
      const id = getPublishedId(document._id)
      if (!coming.includes(id)) return leaving.includes(id) ? [] : [document]
      return isDraftId(document._id) ? [{ ...document, _id: id }] : []
    })
    return after ?? answer
  }
  const after = Object.assign(client.clone(), { fetch, withConfig: () => after })
  return after
}
