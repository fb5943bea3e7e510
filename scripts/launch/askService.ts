/** Thrown if a service refuses a request, or fails. */
export class ServiceError extends Error {
  readonly status: number

  constructor(message: string, status: number) {
    super(message)
    this.status = status
  }
}

const timeoutMs = 20_000

/**
 * Sends a request with a key or token to a service's HTTP API.
 * @param service its name for errors
 * @returns the response's JSON
 * @throws ServiceError for a response that is an error
 */
export async function askService(
  service: string,
  url: string | URL,
  token: string,
  { method = 'GET', body }: { method?: string; body?: unknown } = {},
): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (response.ok) return response.json()
  const { status } = response
  throw new ServiceError(`${service} answers with ${status}: ${await response.text()}`, status)
}

/** Returns whether an error means that a key or token is unknown, or lacks the required rights. */
export function isRefusal(error: unknown): error is ServiceError {
  return error instanceof ServiceError && [400, 401, 403].includes(error.status)
}
