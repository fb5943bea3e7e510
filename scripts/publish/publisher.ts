import type { SanityClient } from '@sanity/client'
import { readLiveBuild, showsBuild } from '../../shared/liveBuild.ts'
import type { Environment } from '../environment.ts'
import type { Host } from '../hosting/hosts/hostApi.ts'
import { pollUntil } from '../process/pollUntil.ts'
import { keepSiteLive, lockSite } from './liveSite.ts'
import { findLag } from './siteLag.ts'

type Options = {
  client: SanityClient
  host: Host
  running: AsyncDisposableStack
  pause?: number
}

/**
 * Keeps the site at a host up to date: builds after each publish, uploads new files, and waits until the
 * build is live. A regular check repeats what failed or was missed.
 */
export async function keepHostLive(
  environment: Environment,
  { client, host, running, pause }: Options,
): Promise<void> {
  const { SITE_URL: address, SANITY_WRITE_TOKEN } = environment
  await lockSite(environment, running)
  await keepSiteLive(environment, {
    client,
    address,
    running,
    writesToLake: SANITY_WRITE_TOKEN !== undefined,
    deploy: async ({ files, live: built }) => {
      await host.publish(files)
      const isLive = async () => {
        const live = await readLiveBuild(address).catch(() => null)
        return (live && showsBuild(live, built)) || null
      }
      const message = `The host has the site, but ${address} does not show it. Does the domain lead to that host, and does the host put uploads online by itself?`
      await pollUntil(isLive, message, pause)
    },
    hasSite: () => readLiveBuild(address).then(Boolean, () => false),
    // If the site or the Content Lake does not respond, the next check tries again.
    isBehind: () => findLag(client, address).then(Boolean, () => false),
  })
}
