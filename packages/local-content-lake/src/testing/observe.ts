type Subscribable<Event> = {
  subscribe(observer: { next(event: Event): void; error(reason: unknown): void }): {
    unsubscribe(): void
  }
}

/** Collects an observable's events, to be awaited one by one. Disposing unsubscribes. */
export function observe<Event>(source: Subscribable<Event>) {
  const events: Event[] = []
  const waiting: { resolve(event: Event): void; reject(reason: unknown): void }[] = []
  let failure: { reason: unknown } | undefined
  const subscription = source.subscribe({
    next: (event) => {
      const first = waiting.shift()
      if (first) first.resolve(event)
      else events.push(event)
    },
    error: (reason) => {
      failure = { reason }
      for (const { reject } of waiting.splice(0)) reject(reason)
    },
  })
  const next = async (): Promise<Event> => {
    const event = events.shift()
    if (event !== undefined) return event
    if (failure) throw failure.reason
    return new Promise((resolve, reject) => waiting.push({ resolve, reject }))
  }
  return {
    /** Returns the next event; rejects with the observable's error. */
    next,
    /** Ignores earlier events. */
    until: async (isWanted: (event: Event) => boolean): Promise<Event> => {
      let event = await next()
      while (!isWanted(event)) event = await next()
      return event
    },
    [Symbol.dispose]: () => subscription.unsubscribe(),
  }
}
