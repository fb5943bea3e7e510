import { setInterval, setTimeout } from 'node:timers/promises'
import type { SanityClient } from '@sanity/client'
import { publicContent } from '../../shared/contentLake/contentLake.ts'
import { listenToLake } from '../content/listenToLake.ts'
import { dropRefusedToken } from '../content/refusedToken.ts'

/** The time in ms after a publish during which further publishes are added to its build. */
const gatheringMs = 300

/** A check for missed publishes. */
export type LagCheck = {
  intervalMs: number
  /** Returns whether the live site is behind the public content; must not reject. */
  isBehind(): Promise<boolean>
}

/**
 * Calls `publish` after documents are published, one call at a time. Documents that are published during a call lead to
 * another call. Also calls it when publishes may have been missed: after a reconnection, after a first connection that
 * was made later than the content was read, and when a check finds missed publishes. If Sanity refuses the client's
 * token, the token is removed, and the client reads the public content.
 * @param publish receives the documents' ids and must not reject
 * @param hasRead returns whether the content has been read, if it is read without waiting for the connection
 */
export function watchPublications(
  client: SanityClient,
  publish: (documents: string[]) => Promise<void>,
  { check, hasRead = () => false }: { check?: LagCheck; hasRead?: () => boolean } = {},
) {
  const changedIds = new Set<string>()
  let wake = Promise.withResolvers<void>()
  const stopping = new AbortController()
  const { signal } = stopping

  const run = async () => {
    for (;;) {
      await wake.promise
      // Further changes do not restart this delay; otherwise, continuous publishing would delay the build for ever.
      if (!signal.aborted) await setTimeout(gatheringMs)
      if (signal.aborted) return
      wake = Promise.withResolvers()
      const documents = [...changedIds]
      changedIds.clear()
      await publish(documents)
    }
  }

  const checkRegularly = async ({ intervalMs, isBehind }: LagCheck) => {
    for await (const _ of setInterval(intervalMs, null, { signal }))
      if (await isBehind()) wake.resolve()
  }

  let isFirst = true
  const onError = ({ message }: Error) => {
    isFirst = false
    console.error(`The Content Lake stopped reporting publishes: ${message}`)
    void dropRefusedToken(client)
  }
  const subscription = listenToLake(client, publicContent, onError).subscribe((event) => {
    if (event.type === 'mutation') changedIds.add(event.documentId)
    if (event.type === 'mutation' || !isFirst || hasRead()) wake.resolve()
    isFirst = false
  })

  const running = run()
  // The timer rejects when it is aborted.
  const checking = check && checkRegularly(check).catch(() => {})
  return {
    /** Stops watching. Resolves when a running call of `publish` has ended. */
    stop: async (): Promise<void> => {
      stopping.abort()
      subscription.unsubscribe()
      wake.resolve()
      await Promise.all([running, checking])
    },
  }
}
