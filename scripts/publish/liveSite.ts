import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import type { Environment } from '../environment.ts'
import { lockDirectory } from '../process/lock.ts'
import { type SiteServer, serveSite } from '../site/serve.ts'
import { recorded } from './record.ts'
import { openSiteBuilder } from './siteBuilder.ts'
import { watchPublications } from './watch.ts'

/** A served site that follows what is published. */
export type LiveSite = { address: string; close(): Promise<void> }

type Options = {
  environment: Environment
  client: SanityClient
  /** The Content Lake's address where it is not Sanity's own. */
  lake: string | undefined
}

/**
 * Serves the site and builds it anew after each publication. Visitors see the last build that
 * succeeded, whole, until the next one is; at the start that is the last one of an earlier run.
 * @throws Error where there is nothing to serve, or another process serves the same releases
 */
export async function startLiveSite({ environment, client, lake }: Options): Promise<LiveSite> {
  const directory = join(environment.LOCAL_DATA, 'releases')
  await mkdir(directory, { recursive: true })
  const lock = await lockDirectory(directory)
  const builder = openSiteBuilder({
    environment,
    lake,
    snapshot: join(environment.LOCAL_DATA, 'snapshot'),
  })
  let current = await newestRelease(directory)
  let server: SiteServer | null = null
  const serve = async (release: string) => {
    const path = join(directory, release)
    if (server !== null) return server.show(path)
    const { PORT: port, portIsGiven: exactly } = environment
    server = await serveSite({ directory: path, port, exactly })
  }

  const build = async () => {
    const release = String(Date.now())
    const last = current && join(directory, current)
    await builder.build({ outDir: join(directory, release), last })
    await serve(release)
    // A visitor may be in the middle of loading the release before.
    await removeReleases(directory, [release, current])
    current = release
    return server?.address ?? ''
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
      if (server !== null) console.error('Visitors still see the last site that could be built.')
    }
  }
  const close = async () => {
    await builder.close()
    await server?.close()
    await lock.release()
  }

  try {
    if (current !== undefined) await serve(current)
    const first = publish([])
    if (server === null) await first
    if (server === null) throw new Error('The site could not be built; the reasons are above.')
    const watch = watchPublications(client, async (documents) => {
      await first
      await publish(documents)
    })
    const { address } = server as SiteServer
    return {
      address,
      close: async () => {
        await watch.stop()
        await first
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

const isRelease = (name: string) => /^\d+$/.test(name)

/** Releases that a crash left incomplete have no home page; the build moves whole ones in place. */
async function newestRelease(directory: string): Promise<string | undefined> {
  const releases = (await readdir(directory)).filter(isRelease).sort()
  return releases.findLast((name) => existsSync(join(directory, name, 'index.html')))
}

async function removeReleases(directory: string, kept: (string | undefined)[]): Promise<void> {
  for (const name of await readdir(directory))
    if (isRelease(name) && !kept.includes(name))
      await rm(join(directory, name), { recursive: true, force: true })
}
