/** How long a visitor waits for an enquiry to be sent, or for the form's code, in ms. */
export const timeLimit = 15_000

/**
 * Settles as the started promise does, or rejects with a `TimeoutError` when the limit has passed.
 * The signal is aborted then.
 */
export async function withinTimeLimit<T>(start: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const limit = new AbortController()
  // Not `AbortSignal.timeout`, which has a clock that tests cannot set.
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

export const isTimeout = (error: unknown) =>
  error instanceof DOMException && error.name === 'TimeoutError'
