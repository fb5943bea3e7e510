import { isDeepStrictEqual } from 'node:util'
import type { SanityClient } from '@sanity/client'
import { readLiveBuild } from '../../shared/liveBuild.ts'
import type { Environment } from '../environment.ts'
import { type Host, poll } from '../hosting/hosts/hostApi.ts'
import { catchUp } from './catchUp.ts'
import { keepSiteLive, lockSite } from './liveSite.ts'

const interval = 15 * 60_000

type Options = {
  client: SanityClient
  host: Host
  running: AsyncDisposableStack
  pause?: number
}

/**
 * Keeps the site at a host as editors publish it: builds after each publish, uploads what is new, and
 * waits until visitors have it. What a publish did not bring there, because the host failed or nobody
 * heard of it, the next check does.
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
    deploy: async ({ files, live: { id, content } }) => {
      await host.publish(files)
      const isLive = async () => {
        const live = await readLiveBuild(address).catch(() => null)
        // Another publisher may have been faster with the same content, or newer.
        return (live && (live.id >= id || isDeepStrictEqual(live.content, content))) || null
      }
      const message = `The host has the site, but ${address} does not show it. Does the domain lead to that host, and does the host put uploads online by itself?`
      await poll(isLive, message, pause)
    },
    // A site or a Content Lake that does not answer is asked again at the next check.
    check: { interval, isBehind: () => catchUp({ client, address }).then(Boolean, () => false) },
  })
}
