import { reasonInBody } from '../../shared/monitoring/refusal.ts'

/** Thrown if a service refuses a request, or fails. */
export class ServiceError extends Error {
  readonly status: number

  constructor(message: string, status: number) {
    super(message)
    this.status = status
  }
}

const timeoutMs = 20_000

type Options = { method?: string; body?: unknown; accept?: string }

/**
 * Sends a request to a service's HTTP API.
 * @param service its name for errors
 * @param token null if it needs none
 * @returns the response's JSON
 * @throws ServiceError for a response that is an error
 */
export async function askService(
  service: string,
  url: string | URL,
  token: string | null,
  { method = 'GET', body, accept = 'application/json' }: Options = {},
): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: {
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      'Content-Type': 'application/json',
      Accept: accept,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: Error) => {
    const reason = error.cause instanceof Error ? error.cause.message : error.message
    throw new Error(`${service} cannot be reached: ${reason}`)
  })
  if (response.ok) return response.json()
  const { status } = response
  const said = [`${service} answers with ${status}`, reasonInBody(await response.text())]
  throw new ServiceError(said.filter(Boolean).join(': '), status)
}

/** Returns whether an error means that a key or token is unknown, or lacks the required rights. */
export function isRefusal(error: unknown): error is ServiceError {
  return error instanceof ServiceError && [400, 401, 403].includes(error.status)
}
