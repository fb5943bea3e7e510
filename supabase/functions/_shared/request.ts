import { KnownFailure } from './failure.ts'

/** Shorter than a claim, which lasts two minutes, and than the 20 seconds until the next publish is due. */
const timeoutMs = 10_000

/**
 * Sends a request to a service.
 * @param service its name for errors, because its URL may be a secret
 * @throws KnownFailure without a response
 */
export function request(
  service: string,
  address: string | URL,
  init: RequestInit = {},
): Promise<Response> {
  return fetch(address, {
    ...init,
    // Following a redirect could send a secret to another server.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: Error) => {
    throw new KnownFailure(`${service} did not answer: ${error.name}`)
  })
}

/**
 * Posts JSON to a service.
 * @param service its name for errors
 * @returns the headers of the response
 * @throws KnownFailure without a response, or for an error or a redirect
 */
export async function postJson(
  service: string,
  address: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Headers> {
  const response = await request(service, address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  await response.body?.cancel()
  if (!response.ok) throw new KnownFailure(`${service} answered ${response.status}`)
  return response.headers
}
