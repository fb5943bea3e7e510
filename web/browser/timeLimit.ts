/** The timeout in ms of sending an enquiry, and of loading the code for it. */
export const timeLimit = 15_000

/** Settles like the started promise, or rejects with a `TimeoutError` after the time limit and aborts the signal. */
export async function withinTimeLimit<T>(start: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const limit = new AbortController()
  // Tests could not control the clock of `AbortSignal.timeout`.
  const timer = setTimeout(
    () => limit.abort(new DOMException('Took longer than the time limit', 'TimeoutError')),
    timeLimit,
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

/** Returns whether an error is that of `withinTimeLimit` for too long a time. */
export const isTimeout = (error: unknown) =>
  error instanceof DOMException && error.name === 'TimeoutError'
