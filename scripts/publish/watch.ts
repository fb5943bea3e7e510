import type { SanityClient } from '@sanity/client'

/** Publications within this time of the first one lead to one build, in milliseconds. */
const gathering = 300

/** The documents that the site is built from: published ones that are neither assets nor records. */
const published = `*[
  !(_id in path("drafts.**")) && !(_id in path("versions.**")) && !(_id in path("website.**"))
  && !(_type match "sanity.*") && !(_type match "system.*")
]`

/** A watch that runs until it is stopped. */
export type Watch = {
  /** Ends it; resolves when a call of `publish` that is under way has ended. */
  stop(): Promise<void>
}

/**
 * Calls `publish` after publications, one call at a time; those during a call lead to another one.
 * It is also called after a lost connection, which may have hidden some.
 * @param publish gets the ids of the documents and handles its own errors
 */
export function watchPublications(
  client: SanityClient,
  publish: (documents: string[]) => Promise<void>,
): Watch {
  const waiting = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let isDue = false
  let isStopped = false

  const run = async () => {
    const documents = [...waiting]
    waiting.clear()
    isDue = false
    await publish(documents)
    running = null
    if (isDue) schedule()
  }
  const schedule = () => {
    if (isStopped) return
    // Not debounced: whoever goes on publishing sees results all the same.
    timer ??= setTimeout(() => {
      timer = undefined
      isDue = true
      running ??= run()
    }, gathering)
  }

  let isFirst = true
  const subscription = client
    .listen(published, {}, { includeResult: false, events: ['welcome', 'mutation'] })
    .subscribe({
      next: (event) => {
        if (event.type === 'mutation') waiting.add(event.documentId)
        const isReconnection = event.type === 'welcome' && !isFirst
        if (event.type === 'welcome') isFirst = false
        if (event.type === 'mutation' || isReconnection) schedule()
      },
      error: (error: unknown) =>
        console.error('The site no longer follows publications; start again:', error),
    })

  return {
    stop: async () => {
      isStopped = true
      subscription.unsubscribe()
      clearTimeout(timer)
      await running
    },
  }
}
