/**
 * Reads a value on demand, and caches it until it is stale. Reads never overlap, and start at least an interval apart,
 * even if the value is requested more often, becomes stale, or cannot be read.
 */
export function throttledRead<T>(read: () => Promise<T>, intervalMs: number) {
  let isStale = true
  let latest: Promise<T> | undefined
  let next: Promise<T> | undefined
  let lastStart = Number.NEGATIVE_INFINITY

  const readNext = async () => {
    await latest?.catch(() => {})
    const pause = lastStart + intervalMs - performance.now()
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
    /** Returns the value, read after the last `expire`. */
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
