import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { snapshotDirectory, takeSnapshot } from '../content/snapshot.ts'
import type { Environment } from '../environment.ts'
import type { Builder } from '../site/build.ts'
import { type SiteServer, serveSite } from '../site/serve.ts'
import { recorded } from './record.ts'
import { watchPublications } from './watch.ts'

/** A served site that follows what is published. */
export type LiveSite = { address: string; close(): Promise<void> }

type Options = {
  environment: Environment
  client: SanityClient
  builder: Builder
  /** Where the content is kept from which the site is built. */
  snapshot?: string
}

/**
 * Builds the site, serves it, and builds it anew after each publication. Visitors see the last
 * build that succeeded, whole, until the next one is; where the content cannot be built at the
 * start, that is the last one of an earlier run.
 * @throws Error where there is nothing to serve at all
 */
export async function startLiveSite({
  environment,
  client,
  builder,
  snapshot = snapshotDirectory,
}: Options): Promise<LiveSite> {
  const directory = join(environment.LOCAL_DATA, 'releases')
  await mkdir(directory, { recursive: true })
  let current = (await readdir(directory)).filter(isRelease).sort().at(-1)
  let server: SiteServer | null = null
  const serve = (release: string) =>
    serveSite({
      directory: join(directory, release),
      port: environment.PORT,
      exactly: environment.portIsGiven,
    })

  const build = async () => {
    const studioUrl = environment.SANITY_STUDIO_URL
    await takeSnapshot(client, { directory: snapshot, studioUrl })
    const release = String(Date.now())
    const last = current && join(directory, current)
    await builder.build(snapshot, join(directory, release), last)
    if (server === null) server = await serve(release)
    else server.show(join(directory, release))
    await removeOthers(directory, [release, current])
    current = release
    return server.address
  }
  const publish = async (documents: string[]) => {
    const start = performance.now()
    try {
      if (environment.mayRecord) await recorded(client, documents, build)
      else await build()
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      console.log(`Published ${documents.join(', ') || 'the site'}: live after ${seconds} s.`)
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
      console.error('Visitors go on seeing the last site that could be built.')
    }
  }

  await publish([])
  if (server === null) {
    if (current === undefined || !existsSync(join(directory, current, 'index.html')))
      throw new Error('The site could not be built; the reasons are above.')
    server = await serve(current)
  }
  const watch = watchPublications(client, publish)
  const { address, close } = server
  return {
    address,
    close: async () => {
      await watch.stop()
      await close()
    },
  }
}

const isRelease = (name: string) => /^\d+$/.test(name)

/** The release before the current one stays: a visitor may be in the middle of loading it. */
async function removeOthers(directory: string, kept: (string | undefined)[]): Promise<void> {
  for (const name of await readdir(directory))
    if (!kept.includes(name)) await rm(join(directory, name), { recursive: true, force: true })
}
