import type { SanityClient } from '@sanity/client'
import { requireDocuments } from '../../gate/versions/publishedContent.ts'
import {
  type ContentState,
  contentState,
  contentStateQuery,
  isSameContent,
  readLiveBuild,
} from '../../shared/publishing/liveBuild.ts'
import { withRetries } from '../../shared/retries.ts'

/**
 * Compares the public content with the live site, because the webhook of a publish may have been lost.
 * @returns the difference, or null if the site is up to date
 * @throws Error if the Content Lake or the site cannot be reached
 */
export async function findLag(client: SanityClient, address: string): Promise<string | null> {
  const state = contentState.parse(
    await withRetries(() => client.fetch<unknown>(contentStateQuery)),
  )
  requireDocuments(state.documents, client)
  const live = await readLiveBuild(address)
  if (live && isSameContent(live.content, state)) return null
  return live
    ? `${address} shows ${contentText(live.content)}; public is ${contentText(state)}.`
    : `${address} does not say which build it is.`
}

function contentText({ updatedAt, documents, day }: ContentState): string {
  const dated = day === null ? '' : `, dated up to ${day}`
  return `the content of ${updatedAt ?? 'no day'} (${documents} documents${dated})`
}

const hookTimeoutMs = 30_000

/**
 * Posts to the host's deploy hook, which starts a build. Error messages omit its address, because it is a secret.
 * @throws Error without an address, or if the host refuses the request or does not respond within 30 seconds
 */
export async function startBuild(hook: string | undefined): Promise<void> {
  if (hook === undefined)
    throw new Error(
      'No build was started: DEPLOY_HOOK_URL, the address at which the host starts one, is missing. If a publisher publishes, see its log.',
    )
  const signal = AbortSignal.timeout(hookTimeoutMs)
  const { ok, status } = await fetch(hook, { method: 'POST', redirect: 'manual', signal })
  if (!ok) throw new Error(`The deploy hook was answered with ${status}: no build was started.`)
}
