import { KnownFailure } from '../_shared/failure.ts'

/** Asks the host to build and deploy the site; throws a KnownFailure. */
export type Deploy = () => Promise<void>

/**
 * Shorter than the 20 seconds after which a publish that arrives meanwhile
 * is due itself (migration site_builds).
 */
const timeoutMs = 10_000

/** Calls a deploy hook. Its address is a secret, so messages never contain it. */
export function deployBy(address: string): Deploy {
  return async () => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
      // Hooks do not redirect; following could post to a stranger.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: Error) => {
      throw new KnownFailure(`the deploy hook did not answer: ${error.name}`)
    })
    await response.body?.cancel()
    if (!response.ok) throw new KnownFailure(`the deploy hook answered ${response.status}`)
  }
}
