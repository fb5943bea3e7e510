import { KnownFailure } from '../_shared/failure.ts'

/** Asks the host to build and deploy the site; throws a DeployError. */
export type Deploy = () => Promise<void>

/** The host did not accept the request. */
export class DeployError extends KnownFailure {}

/**
 * Shorter than the 20 seconds after which a publish that arrives meanwhile
 * is due itself (migration site_builds).
 */
const timeoutMs = 10_000

/** Returns the way to call a deploy hook. Its address is a secret and never part of a message. */
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
      throw new DeployError(`the deploy hook did not answer: ${error.name}`)
    })
    await response.body?.cancel()
    if (!response.ok) throw new DeployError(`the deploy hook answered ${response.status}`)
  }
}
