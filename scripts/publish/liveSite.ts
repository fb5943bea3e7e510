import { globSync, statSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { ContentError } from '../../gate/issues.ts'
import { takeSnapshot } from '../content/contentSnapshot.ts'
import type { Environment } from '../environment.ts'
import { lockDirectory } from '../process/directoryLock.ts'
import { serveSite } from '../site/serveSite.ts'
import { type BuildResult, createSiteBuilder, newBuildId } from '../site/siteBuilder.ts'
import { type BuiltSite, recordBuild } from './buildRecorder.ts'
import { pollDuePlans } from './pollDuePlans.ts'
import { type LagCheck, watchPublications } from './watchPublications.ts'

const siteDirectory = ({ LOCAL_DATA }: Environment) => join(LOCAL_DATA, 'site')

/**
 * Locks the local data for this process, and removes the incomplete directories of killed ones.
 * @throws DirectoryInUse
 */
export async function lockSite({ LOCAL_DATA }: Environment, running: AsyncDisposableStack) {
  await mkdir(LOCAL_DATA, { recursive: true })
  running.defer(lockDirectory(LOCAL_DATA).release)
  for (const name of globSync('{site,snapshot}.{next,previous}-*', { cwd: LOCAL_DATA }))
    await rm(join(LOCAL_DATA, name), { recursive: true })
}

/**
 * Serves the last successful build, of this run or an earlier one.
 * @throws Error if another process serves the same data, or the port is in use
 */
export async function serveLiveSite(
  environment: Environment,
  running: AsyncDisposableStack,
): Promise<string> {
  const { PORT: port, portIsGiven: exactly } = environment
  await lockSite(environment, running)
  const server = await serveSite({ directory: siteDirectory(environment), port, exactly })
  running.defer(server.close)
  return server.address
}

type Options = {
  client: SanityClient
  address: string
  running: AsyncDisposableStack
  /** Whether builds are recorded for the Studio, and plans executed. */
  writesToLake: boolean
  /** Deploys a build, unless visitors see the directory itself. Resolves when the build is live. */
  deploy?: (built: BuildResult) => Promise<void>
  /** When to check for lost publishes. */
  check?: LagCheck
}

/**
 * Builds the site, and again after each publish. Visitors get the last successful build until the
 * next one is complete.
 * @throws Error if the first build fails and visitors have no other
 */
export async function keepSiteLive(
  environment: Environment,
  { client, address, running, writesToLake, deploy, check }: Options,
): Promise<void> {
  const { LOCAL_DATA, SANITY_STUDIO_URL: studioUrl } = environment
  const outDir = siteDirectory(environment)
  // A crash may leave an empty document.
  const hasSite = () =>
    deploy !== undefined ||
    Boolean(statSync(join(outDir, 'index.html'), { throwIfNoEntry: false })?.size)
  let buildSite: Awaited<ReturnType<typeof createSiteBuilder>> | undefined
  // Another build would fail too, until somebody edits the content.
  let isRefused = false

  const build = async (id: string): Promise<BuiltSite> => {
    buildSite ??= await createSiteBuilder(environment, outDir)
    const snapshot = await takeSnapshot(client, {
      directory: join(LOCAL_DATA, 'snapshot'),
      studioUrl,
    })
    const built = await buildSite(snapshot, id)
    await deploy?.(built)
    return { ...snapshot, address }
  }

  const publish = async (documents: string[]) => {
    const start = performance.now()
    isRefused = false
    try {
      if (writesToLake) await recordBuild(client, build)
      else await build(newBuildId())
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      console.log(`Published ${documents.join(', ') || 'the site'}: live after ${seconds} s.`)
    } catch (error) {
      isRefused = error instanceof ContentError
      console.error(error instanceof Error ? error.message : error)
      if (hasSite()) console.error('Visitors still see the last successful build.')
    }
  }
  // Watches before the first build, so that no publish is missed.
  const watch = watchPublications(
    client,
    async (documents) => {
      await first
      await publish(documents)
    },
    check && { ...check, isBehind: async () => !isRefused && check.isBehind() },
  )
  running.defer(watch.stop)
  const isFirstSite = !hasSite()
  const first = publish([])
  running.defer(() => first)
  if (isFirstSite) await first
  if (writesToLake) running.defer(pollDuePlans(client, environment.usesLocalLake ? 5000 : 30_000))
  if (!hasSite()) throw new Error('The site could not be built; the reasons are above.')
}
