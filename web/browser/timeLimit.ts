/** The timeout in ms of sending an enquiry, and of loading the code for it. */
export const timeLimitMs = 15_000

/**
 * Settles like the promise that `start` returns. After the time limit, rejects with a `TimeoutError` and aborts the
 * signal.
 */
export async function withinTimeLimit<T>(start: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const limit = new AbortController()
  // Not `AbortSignal.timeout`, because tests cannot control its clock.
  const timer = setTimeout(
    () => limit.abort(new DOMException('Took longer than the time limit', 'TimeoutError')),
    timeLimitMs,
  )
  const passed = new Promise<never>((_, reject) => {
    limit.signal.onabort = () => reject(limit.signal.reason)
  })
  try {
    return await Promise.race([start(limit.signal), passed])
  } finally {
    clearTimeout(timer)
  }
}

export const isTimeout = (error: unknown) =>
  error instanceof DOMException && error.name === 'TimeoutError'
