import { KnownFailure } from '../_shared/failure.ts'

/** Asks the host to build and deploy the site, or throws a DeployError. */
export type Deploy = () => Promise<void>

/** A host that did not take the request. */
export class DeployError extends KnownFailure {}

/**
 * A hook that does not answer is given up after this long, in milliseconds: before a publish that
 * arrives meanwhile is due itself (migration site_build).
 */
const patience = 10_000

/** The way to a host's deploy hook. Its address is a secret, and part of no message. */
export function deployBy(address: string): Deploy {
  return async () => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
      // A hook does not move; who follows might post the same to anybody.
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    }).catch((error: Error) => {
      throw new DeployError(`the deploy hook did not answer: ${error.name}`)
    })
    await response.body?.cancel()
    if (!response.ok) throw new DeployError(`the deploy hook answered ${response.status}`)
  }
}
