import type { SanityClient } from '@sanity/client'
import { z } from 'zod'

/** The version of Sanity's API that all clients of this project use. */
export const apiVersion = '2025-02-19'

/** Filter of public content: no assets, and no ids with a dot (drafts, versions, build records). */
export const publicContent = '_id in path("*") && !string::startsWith(_type, "sanity.")'

/** The time limit of requests to the History API. */
const timeoutMs = 10_000

const transaction = z.object({ author: z.string() })

/**
 * Returns the id of the user who last changed a document or draft. Returns undefined if the history cannot be read,
 * because messages can omit the name.
 * @see https://www.sanity.io/docs/http-reference/history
 */
export async function lastAuthor(client: SanityClient, id: string): Promise<string | undefined> {
  const { dataset, token } = client.config()
  const path = `/data/history/${dataset}/transactions/${encodeURIComponent(id)}`
  try {
    const response = await fetch(
      client.getUrl(`${path}?excludeContent=true&reverse=true&limit=1`),
      {
        // Scripts authenticate with a token, the Studio with a cookie.
        ...(token ? { headers: { Authorization: `Bearer ${token}` } } : { credentials: 'include' }),
        signal: AbortSignal.timeout(timeoutMs),
      },
    )
    const [line = ''] = (await response.text()).split('\n')
    return transaction.parse(JSON.parse(line)).author
  } catch {
    return undefined
  }
}
