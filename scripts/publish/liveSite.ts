import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { describeKept } from '../content/issues.ts'
import { takeSnapshot } from '../content/snapshot.ts'
import type { Environment } from '../environment.ts'
import { newBuildId, openBuilder } from '../site/build.ts'
import { type BuiltSite, withRecord } from './record.ts'
import type { Releases } from './releases.ts'
import { watchPublications } from './watch.ts'

/** A served site that is rebuilt after each publish. */
export type LiveSite = {
  address: string
  /** Stops rebuilding it; its releases stay open. */
  close(): Promise<void>
}

type Options = { environment: Environment; releases: Releases; client: SanityClient }

/**
 * Builds the site, and again after each publish. Visitors get the last successful build until the
 * next one is complete.
 * @throws Error if the first build fails and there is none of an earlier run
 */
export async function startLiveSite({ environment, releases, client }: Options): Promise<LiveSite> {
  const directory = join(environment.LOCAL_DATA, 'snapshot')
  const { SANITY_STUDIO_URL: studioUrl } = environment
  const opening = openBuilder(environment)
  // Prevents an unhandled rejection; each build reports the error.
  opening.catch(() => {})

  const build = async (id: string): Promise<BuiltSite> => {
    const builder = await opening
    const snapshot = await takeSnapshot(client, { directory, studioUrl })
    const address = await releases.add((outDir) => builder.build(snapshot, { outDir, id }))
    if (snapshot.kept.length > 0) console.warn(describeKept(snapshot, studioUrl))
    return { address, kept: snapshot.kept, issues: snapshot.issues }
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
    await opening.then(
      (builder) => builder.close(),
      () => {},
    )
  }

  if (releases.address() === null) await first
  const address = releases.address()
  if (address !== null) return { address, close }
  await close()
  throw new Error('The site could not be built; the reasons are above.')
}
