import { setTimeout } from 'node:timers/promises'
import type { SanityClient } from '@sanity/client'
import { publicContent } from '../../shared/contentLake.ts'

/** The time in ms after a first publish within which further ones share its build. */
const gathering = 300

/** A running watch. */
export type Watch = {
  /** Stops the watch; resolves when a running call of `publish` has ended. */
  stop(): Promise<void>
}

/**
 * Calls `publish` after documents are published, one call at a time; documents published during a
 * call lead to another one. Also calls it after a reconnection, which may have missed events.
 * @param publish receives the documents' ids and must not reject
 */
export function watchPublications(
  client: SanityClient,
  publish: (documents: string[]) => Promise<void>,
): Watch {
  const waiting = new Set<string>()
  let due = Promise.withResolvers<void>()
  let isStopped = false

  const run = async () => {
    for (;;) {
      await due.promise
      // Not debounced, because continuous publishing would delay the build for ever.
      if (!isStopped) await setTimeout(gathering)
      if (isStopped) return
      due = Promise.withResolvers()
      const documents = [...waiting]
      waiting.clear()
      await publish(documents)
    }
  }
  const running = run()

  let isFirst = true
  const subscription = client
    .listen(`*[${publicContent}]`, {}, { includeResult: false, events: ['welcome', 'mutation'] })
    .subscribe({
      next: (event) => {
        if (event.type === 'mutation') waiting.add(event.documentId)
        if (event.type === 'mutation' || !isFirst) due.resolve()
        isFirst = false
      },
      error: (error: unknown) =>
        console.error('The site no longer follows publishes; restart it:', error),
    })

  return {
    stop: async () => {
      isStopped = true
      subscription.unsubscribe()
      due.resolve()
      await running
    },
  }
}
