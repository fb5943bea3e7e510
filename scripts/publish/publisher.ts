import { isDeepStrictEqual } from 'node:util'
import type { SanityClient } from '@sanity/client'
import { type LiveBuild, readLiveBuild } from '../../shared/liveBuild.ts'
import type { Environment } from '../environment.ts'
import { type Host, poll } from '../hosting/hosts/hostApi.ts'
import { catchUp } from './catchUp.ts'
import { keepSiteLive, lockSite } from './liveSite.ts'

/** How often it is asked whether the live site lags behind, in ms. */
const checkInterval = 15 * 60_000

type Options = {
  client: SanityClient
  host: Host
  /** Ends the publishing. */
  running: AsyncDisposableStack
  /** The time between two questions to the live site, in ms. */
  pause?: number
  /** The time between two checks, in ms. */
  interval?: number
}

/**
 * Keeps the site at a host as editors publish it: builds after each publish, uploads what is new, and
 * waits until visitors have it. What a publish did not bring there, because the host failed or nobody
 * heard of it, the next check does.
 */
export async function keepHostLive(
  environment: Environment,
  { client, host, running, pause, interval = checkInterval }: Options,
): Promise<void> {
  const { SITE_URL: address, SANITY_WRITE_TOKEN } = environment
  await lockSite(environment, running)
  await keepSiteLive(environment, {
    client,
    address,
    running,
    isRecorded: SANITY_WRITE_TOKEN !== undefined,
    deploy: async ({ files, live }) => {
      await host.publish(files)
      await untilLive(address, live, pause)
    },
    // A site or a Content Lake that does not answer is asked again at the next check.
    check: { interval, lags: () => catchUp({ client, address }).then(Boolean, () => false) },
  })
}

/** Waits until a site names a build, or another one of the same content or later. */
async function untilLive(
  address: string,
  { id, content }: LiveBuild,
  pause: number | undefined,
): Promise<void> {
  const message = `The host has the site, but ${address} does not show it. Does the domain lead to that host, and does the host put uploads online by itself?`
  await poll(
    async () => {
      const live = await readLiveBuild(address).catch(() => null)
      return (live && (live.id >= id || isDeepStrictEqual(live.content, content))) || null
    },
    message,
    pause,
  )
}
