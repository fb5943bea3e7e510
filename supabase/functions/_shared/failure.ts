/** An error whose message is our own: it contains no personal data and may be logged. */
export class KnownFailure extends Error {}

/**
 * Posts JSON to a service.
 * @param name the service in errors, which never contain its address: that may be a secret
 * @throws KnownFailure if it does not answer in time, or refuses
 */
export async function post(
  name: string,
  address: string,
  { body, headers, timeout }: { body: object; headers?: Record<string, string>; timeout: number },
): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
    // Following a redirect could post to a stranger.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
  }).catch((error: Error) => {
    throw new KnownFailure(`${name} did not answer: ${error.name}`)
  })
  await response.body?.cancel()
  if (!response.ok) throw new KnownFailure(`${name} answered ${response.status}`)
}

/** Returns the message of a KnownFailure, and only the name of others, which may quote data. */
export function reasonOf(error: unknown): string {
  if (error instanceof KnownFailure) return error.message
  return error instanceof Error ? error.name : typeof error
}
