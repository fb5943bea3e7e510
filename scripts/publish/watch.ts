import type { SanityClient } from '@sanity/client'

/** What is published within this time of the first belongs to the same build, in milliseconds. */
const pause = 300

/** Everything whose change can change the site. */
const published = `*[
  !(_id in path("drafts.**")) && !(_id in path("versions.**")) && !(_id in path("website.**"))
  && !(_type match "sanity.*") && !(_type match "system.*")
]`

/** Watching until it is stopped. */
export type Watch = { stop(): Promise<void> }

/**
 * Calls `publish` after each publication, one call at a time; what is published during a call
 * leads to another one. Where the connection was lost, something may have been missed: it is
 * called then too.
 * @param publish gets the ids of the documents; what it throws is its own to report
 */
export function watchPublications(
  client: SanityClient,
  publish: (documents: string[]) => Promise<void>,
): Watch {
  const waiting = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let isDue = false

  const run = async () => {
    const documents = [...waiting]
    waiting.clear()
    isDue = false
    await publish(documents)
    running = null
    if (isDue) schedule()
  }
  const schedule = () => {
    // Not put off by what follows: somebody who goes on publishing sees it live all the same.
    timer ??= setTimeout(() => {
      timer = undefined
      isDue = true
      if (running === null) running = run()
    }, pause)
  }

  let isFirst = true
  const subscription = client
    .listen(published, {}, { includeResult: false, events: ['welcome', 'mutation'] })
    .subscribe({
      next: (event) => {
        if (event.type === 'mutation') waiting.add(event.documentId)
        const mayHaveMissed = event.type === 'welcome' && !isFirst
        if (event.type === 'welcome') isFirst = false
        if (event.type === 'mutation' || mayHaveMissed) schedule()
      },
      error: (error: unknown) => console.error('Publications are no longer seen:', error),
    })

  return {
    stop: async () => {
      subscription.unsubscribe()
      clearTimeout(timer)
      await running
    },
  }
}
