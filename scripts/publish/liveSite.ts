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

/** A served site that is rebuilt after each publish. */
export type LiveSite = { address: string; close(): Promise<void> }

type Options = {
  environment: Environment
  client: SanityClient
  /** The URL of the Content Lake, if it is the local one. */
  lake: string | undefined
}

/**
 * Serves the site and rebuilds it after each publish. Visitors get the last successful build until
 * the next one is complete; at the start, that of an earlier run.
 * @throws Error if there is no build to serve, or another process serves the same releases
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
    // Keeps the previous release, which visitors may still be loading.
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
      if (server !== null) console.error('Visitors still see the last successful build.')
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

/** Returns the newest release. One without a home page is incomplete, and ignored. */
async function newestRelease(directory: string): Promise<string | undefined> {
  const releases = (await readdir(directory)).filter(isRelease).sort()
  return releases.findLast((name) => existsSync(join(directory, name, 'index.html')))
}

async function removeReleases(directory: string, kept: (string | undefined)[]): Promise<void> {
  for (const name of await readdir(directory))
    if (isRelease(name) && !kept.includes(name))
      await rm(join(directory, name), { recursive: true, force: true })
}
