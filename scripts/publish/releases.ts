import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Environment } from '../environment.ts'
import { lockDirectory } from '../process/lock.ts'
import { type SiteServer, serveSite } from '../site/serve.ts'

/** The built sites of this machine, of which the newest is served. */
export type Releases = {
  /** Returns the URL of the site, or null while there is no release. */
  address(): string | null
  /**
   * Serves a new release, which `build` writes into a directory. Until it resolves, and if it rejects,
   * the release before is served.
   * @returns the URL of the site
   */
  add(build: (directory: string) => Promise<unknown>): Promise<string>
  close(): Promise<void>
}

/**
 * Opens the releases of earlier runs and serves the newest one, if there is one.
 * @throws Error if another process serves the same releases, or the port is in use
 */
export async function openReleases({
  LOCAL_DATA,
  PORT,
  portIsGiven,
}: Environment): Promise<Releases> {
  const directory = join(LOCAL_DATA, 'releases')
  await mkdir(directory, { recursive: true })
  const lock = lockDirectory(directory)
  let server: SiteServer | null = null
  let current = await newestRelease(directory)

  const serve = async (release: string): Promise<string> => {
    const path = join(directory, release)
    if (server === null)
      server = await serveSite({ directory: path, port: PORT, exactly: portIsGiven })
    else server.show(path)
    return server.address
  }
  const close = async () => {
    await server?.close()
    lock.release()
  }

  try {
    if (current !== undefined) await serve(current)
  } catch (error) {
    await close()
    throw error
  }
  return {
    address: () => server?.address ?? null,
    async add(build) {
      const release = String(Date.now())
      await build(join(directory, release))
      const address = await serve(release)
      // Keeps the previous release, which visitors may still be loading.
      await removeReleases(directory, [release, current])
      current = release
      return address
    },
    close,
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
