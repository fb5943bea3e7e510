import pRetry from 'p-retry'

type Options = {
  /** The first delay. Each further delay is twice as long as the previous one. */
  pauseMs?: number | undefined
  /** The number of further attempts. */
  retries?: number
  /** The name of the service in warnings. */
  service?: string
}

/**
 * Retries a request with exponential backoff after 429, 5xx and errors without a status, such as lost connections. The
 * status is the error's `statusCode`. Each failure that is followed by a retry is logged.
 * @throws the error of the last attempt. Errors that a retry cannot fix, such as 401, are thrown at once
 */
export function withRetries<T>(
  request: () => Promise<T>,
  { pauseMs = 500, retries = 4, service = 'The Content Lake' }: Options = {},
): Promise<T> {
  return pRetry(request, {
    retries,
    minTimeout: pauseMs,
    shouldRetry: ({ error }) => isTransient(error),
    onFailedAttempt: ({ error, attemptNumber, retriesLeft }) => {
      if (retriesLeft > 0 && isTransient(error))
        console.warn(`${service} failed to answer (try ${attemptNumber}): ${error.message}`)
    },
  })
}

function isTransient(error: Error): boolean {
  const status = 'statusCode' in error ? Number(error.statusCode) : undefined
  return status === undefined || status === 429 || status >= 500
}
