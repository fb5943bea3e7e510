import { KnownFailure } from './failure.ts'

/** Less than a claim's two minutes, and than the 20 seconds after which the next publish is due. */
const timeoutMs = 10_000

/**
 * Posts JSON to a service.
 * @param service names it in errors, because its address may be a secret
 * @throws KnownFailure if it does not answer, or answers with an error or a redirect
 */
export async function post(
  service: string,
  address: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
    // Following could post a secret to a stranger.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: Error) => {
    throw new KnownFailure(`${service} did not answer: ${error.name}`)
  })
  await response.body?.cancel()
  if (!response.ok) throw new KnownFailure(`${service} answered ${response.status}`)
}
