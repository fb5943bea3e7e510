import type { SanityClient } from '@sanity/client'
import { defer, retry, tap } from 'rxjs'

/** The delay before reconnecting after the Content Lake closed the stream. */
export const reconnectionDelayMs = 10_000

/**
 * Listens to the documents of a GROQ filter, and reconnects when the connection is lost. Each connection begins
 * with a `welcome`, because changes before it are not reported, and with the token that the client has then.
 * @param onError receives the reason of each lost connection
 */
export function listenToLake(
  client: SanityClient,
  filter: string,
  onError: (error: Error) => void,
  options?: { includeAllVersions: true; visibility: 'query' },
) {
  const query = `*[${filter}]`
  return defer(() =>
    client.listen(query, {}, { ...options, includeResult: false, events: ['welcome', 'mutation'] }),
  ).pipe(tap({ error: onError }), retry({ delay: reconnectionDelayMs }))
}
