import { statSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { takeSnapshot } from '../content/snapshot.ts'
import type { Environment } from '../environment.ts'
import { lockDirectory } from '../process/lock.ts'
import { newBuildId, siteBuilder } from '../site/build.ts'
import { serveSite } from '../site/serve.ts'
import { followPlans } from './plans.ts'
import { type BuiltSite, withRecord } from './record.ts'
import { watchPublications } from './watch.ts'

/** The directory of the site that is served on this machine. */
const siteDirectory = ({ LOCAL_DATA }: Environment) => join(LOCAL_DATA, 'site')

/**
 * Serves the last successful build, of this run or an earlier one.
 * @param running closes the server
 * @returns the site's URL
 * @throws Error if another process serves the same data, or the port is in use
 */
export async function serveLiveSite(
  environment: Environment,
  running: AsyncDisposableStack,
): Promise<string> {
  const { LOCAL_DATA, PORT: port, portIsGiven: exactly } = environment
  await mkdir(LOCAL_DATA, { recursive: true })
  running.defer(lockDirectory(LOCAL_DATA).release)
  const site = await serveSite({ directory: siteDirectory(environment), port, exactly })
  running.defer(site.close)
  return site.address
}

type Options = {
  client: SanityClient
  /** The site's URL. */
  address: string
  /** Ends the rebuilding. */
  running: AsyncDisposableStack
}

/**
 * Builds the site, and again after each publish. Visitors get the last successful build until the
 * next one is complete.
 * @throws Error if the first build fails and there is none of an earlier run
 */
export async function keepSiteLive(
  environment: Environment,
  { client, address, running }: Options,
): Promise<void> {
  const { LOCAL_DATA, SANITY_STUDIO_URL: studioUrl } = environment
  const outDir = siteDirectory(environment)
  // A crash may leave an empty document, which is no site.
  const hasSite = () =>
    Boolean(statSync(join(outDir, 'index.html'), { throwIfNoEntry: false })?.size)
  let builder: ReturnType<typeof siteBuilder> | undefined

  const build = async (id: string): Promise<BuiltSite> => {
    builder ??= siteBuilder(environment, outDir)
    const buildSite = await builder
    const snapshot = await takeSnapshot(client, {
      directory: join(LOCAL_DATA, 'snapshot'),
      studioUrl,
    })
    await buildSite(snapshot, id)
    return { ...snapshot, address }
  }

  const publish = async (documents: string[]) => {
    const start = performance.now()
    try {
      // Visitors of a hosted project do not see builds on this machine.
      if (environment.usesLocalLake) await withRecord(client, build)
      else await build(newBuildId())
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      console.log(`Published ${documents.join(', ') || 'the site'}: live after ${seconds} s.`)
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
      if (hasSite()) console.error('Visitors still see the last successful build.')
    }
  }
  // Watches from before the first build on, so that no publish is missed.
  const watch = watchPublications(client, async (documents) => {
    await first
    await publish(documents)
  })
  running.defer(watch.stop)
  const isFirstSite = !hasSite()
  const first = publish([])
  running.defer(() => first)
  if (isFirstSite) await first
  if (environment.usesLocalLake) running.defer(followPlans(client))
  if (!hasSite()) throw new Error('The site could not be built; the reasons are above.')
}
