/**
 * Returns a value that is read on demand, and cached until it is stale. Reads never overlap and begin at least an
 * interval apart, however often the value is asked for, becomes stale, or cannot be read.
 * @param interval in ms
 */
export function throttledRead<T>(read: () => Promise<T>, interval: number) {
  let isStale = true
  let latest: Promise<T> | undefined
  let next: Promise<T> | undefined
  let lastStart = Number.NEGATIVE_INFINITY

  const readNext = async () => {
    await latest?.catch(() => {})
    const pause = lastStart + interval - performance.now()
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
    lastStart = performance.now()
    isStale = false
    next = undefined
    latest = read().catch((error: unknown) => {
      isStale = true
      throw error
    })
    return latest
  }

  return {
    /** Returns the value as it was after the last `expire`, or later. */
    current(): Promise<T> {
      if (latest && !isStale) return latest
      next ??= readNext()
      return next
    },
    expire(): void {
      isStale = true
    },
  }
}
