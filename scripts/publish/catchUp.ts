import { isDeepStrictEqual } from 'node:util'
import type { SanityClient } from '@sanity/client'
import { requireDocuments } from '../../gate/publishedContent.ts'
import {
  type ContentState,
  contentState,
  contentStateQuery,
  readLiveBuild,
} from '../../shared/liveBuild.ts'
import { withRetries } from '../../shared/retries.ts'

type Options = {
  client: SanityClient
  address: string
  /** The host's deploy hook, if there is one: a POST to it starts a build. */
  hook?: string | undefined
}

/**
 * Compares the public content with the live site, and starts a build if they differ, because the webhook of a
 * publish may have been lost.
 * @returns the difference, or null if the site is up to date
 * @throws Error if the Content Lake or the site cannot be reached, or the host refuses the build
 */
export async function catchUp({ client, address, hook }: Options): Promise<string | null> {
  const state = contentState.parse(
    await withRetries(() => client.fetch<unknown>(contentStateQuery)),
  )
  requireDocuments(state.documents, client)
  const live = await readLiveBuild(address)
  if (isDeepStrictEqual(live?.content, state)) return null
  if (hook !== undefined) await startBuild(hook)
  return live
    ? `${address} shows ${describe(live.content)}; public is ${describe(state)}.`
    : `${address} does not say which build it is.`
}

function describe({ updatedAt, documents }: ContentState): string {
  return `the content of ${updatedAt ?? 'no day'} (${documents} documents)`
}

/** Does not name the hook in its error, because the address is a secret. */
async function startBuild(hook: string): Promise<void> {
  const { ok, status } = await fetch(hook, { method: 'POST', redirect: 'manual' })
  if (!ok) throw new Error(`The deploy hook was answered with ${status}: no build was started.`)
}
