import type { ListenEvent, ListenOptions, SanityClient } from '@sanity/client'

/** The delay in ms before reconnecting after the Content Lake closed the stream. */
export const reconnectionDelay = 10_000

type Listener = {
  next: (event: ListenEvent<Record<string, unknown>>) => void
  error: (error: Error) => void
  signal: AbortSignal
}

/** Listens to changes until the signal aborts. Reconnects after errors. */
export function listen(
  client: SanityClient,
  query: string,
  options: ListenOptions,
  listener: Listener,
) {
  const { next, error, signal } = listener
  const connect = () => {
    if (signal.aborted) return
    const subscription = client.listen(query, {}, options).subscribe({
      next,
      error: (reason: Error) => {
        error(reason)
        setTimeout(connect, reconnectionDelay).unref()
      },
    })
    signal.addEventListener('abort', () => subscription.unsubscribe(), { once: true })
  }
  connect()
}
