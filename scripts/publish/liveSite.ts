import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { describeHeld } from '../content/faults.ts'
import type { Environment } from '../environment.ts'
import { newBuildId } from '../site/buildId.ts'
import { type BuiltSite, recorded } from './record.ts'
import type { Releases } from './releases.ts'
import { type BuiltContent, openSiteBuilder } from './siteBuilder.ts'
import { watchPublications } from './watch.ts'

/** A served site that is rebuilt after each publish. */
export type LiveSite = {
  address: string
  /** Stops rebuilding it; its releases stay open. */
  close(): Promise<void>
}

type Options = {
  environment: Environment
  releases: Releases
  client: SanityClient
  /** The URL of the Content Lake, if it is the local one. */
  lake: string | undefined
}

/**
 * Builds the site, and again after each publish. Visitors get the last successful build until the
 * next one is complete.
 * @throws Error if the first build fails and there is none of an earlier run
 */
export async function startLiveSite({
  environment,
  releases,
  client,
  lake,
}: Options): Promise<LiveSite> {
  const snapshot = join(environment.LOCAL_DATA, 'snapshot')
  const builder = openSiteBuilder({ environment, lake, snapshot })
  const build = async (id: string): Promise<BuiltSite> => {
    const built = Promise.withResolvers<BuiltContent>()
    const address = await releases.add(async (order) => {
      const content = await builder.build({ ...order, id })
      built.resolve(content)
      return content.directory
    })
    const { held, faults } = await built.promise
    const told = describeHeld({ held, faults }, environment.SANITY_STUDIO_URL)
    if (told) console.warn(told)
    return { address, held, faults }
  }

  const publish = async (documents: string[]) => {
    const start = performance.now()
    try {
      // Builds on this machine are none of a hosted Studio's concern.
      if (environment.usesLocalLake) await recorded(client, build)
      else await build(newBuildId())
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      console.log(`Published ${documents.join(', ') || 'the site'}: live after ${seconds} s.`)
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
      if (releases.address() !== null)
        console.error('Visitors still see the last successful build.')
    }
  }
  // Watches from before the first build on, so that no publish is missed.
  const isReady = Promise.withResolvers<void>()
  const watch = watchPublications(client, async (documents) => {
    await isReady.promise
    await publish(documents)
  })
  const first = publish([]).then(isReady.resolve)
  const close = async () => {
    await first
    await watch.stop()
    await builder.close()
  }

  if (releases.address() === null) await first
  const address = releases.address()
  if (address !== null) return { address, close }
  await close()
  throw new Error('The site could not be built; the reasons are above.')
}
