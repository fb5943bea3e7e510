import pRetry from 'p-retry'

/**
 * Retries a request with exponential backoff if the Content Lake is unreachable or answers 429 or
 * 5xx. Any other error is final.
 * @param pause the first delay in ms
 */
export function withRetries<T>(request: () => Promise<T>, pause = 500): Promise<T> {
  return pRetry(request, {
    retries: 4,
    minTimeout: pause,
    shouldRetry: ({ error }) => isTransient(error),
    onFailedAttempt: ({ error, attemptNumber, retriesLeft }) => {
      if (retriesLeft > 0 && isTransient(error))
        console.warn(`The Content Lake failed to answer (try ${attemptNumber}): ${error.message}`)
    },
  })
}

function isTransient(error: Error): boolean {
  const status = 'statusCode' in error ? Number(error.statusCode) : undefined
  return status === undefined || status === 429 || status >= 500
}
