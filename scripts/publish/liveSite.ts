import { statSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { SanityClient } from '@sanity/client'
import type { LastPages } from '../../gate/checks/checkContent.ts'
import { ContentError } from '../../gate/checks/issues.ts'
import type { PlanMailer } from '../../shared/plans/planMail.ts'
import type { LiveBuild } from '../../shared/publishing/liveBuild.ts'
import { serveSite } from '../build/serving/serveSite.ts'
import { createSiteBuilder, newBuildId } from '../build/siteBuilder.ts'
import { takeSnapshot } from '../content/contentSnapshot.ts'
import { dropRefusedToken } from '../content/refusedToken.ts'
import type { Environment } from '../environment.ts'
import { findLag } from '../monitoring/siteLag.ts'
import { lockDirectory } from '../process/directoryLock.ts'
import { replaceLinked, restoreLink } from '../process/linkedDirectory.ts'
import { type BuiltSite, recordBuild } from './buildRecorder.ts'
import { pollDuePlans } from './pollDuePlans.ts'
import { resendMailer } from './resendMailer.ts'
import { watchPublications } from './watchPublications.ts'

const siteDirectory = ({ LOCAL_DATA }: Environment) => join(LOCAL_DATA, 'site')

/** The interval in ms of retrying a failed build, and of checking whether the site lags behind. */
const checkIntervalMs = 15 * 60_000

/**
 * Locks the local data for this process. Completes the switch to a new site if an earlier process was killed during it.
 * @throws DirectoryInUse
 */
export async function lockSite(environment: Environment, running: AsyncDisposableStack) {
  const { LOCAL_DATA: cwd } = environment
  await mkdir(cwd, { recursive: true })
  running.defer(lockDirectory(cwd).release)
  restoreLink(siteDirectory(environment))
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
  /** Reads the public content. Its token is removed if Sanity refuses it. */
  client: SanityClient
  address: string
  running: AsyncDisposableStack
  /** The client that records builds for the Studio and executes plans; null to do neither. */
  writer: SanityClient | null
  /** Deploys a build, unless visitors see the directory itself. Resolves when the build is live. */
  deploy?: (build: LiveBuild) => Promise<void>
  /** Returns whether visitors have a site. The default checks whether the directory contains one. */
  hasSite?: () => Promise<boolean>
  /**
   * Returns whether the site must be built because a publish was missed, or content is due to appear or disappear
   * today; must not reject. By default, the live build is compared with the Content Lake; if the site or the Content
   * Lake does not respond, the next check tries again.
   */
  isBehind?: () => Promise<boolean>
  /** By default 15 minutes. */
  intervalMs?: number
  /** Notifies the schedulers of refused and late plans. The default is the mailer in the settings. */
  mailer?: PlanMailer | null
}

/**
 * Builds the site at once and after each publish. Visitors get the last successful build until the next one is
 * complete. A failed build is repeated, unless only editors can correct its content.
 * @throws Error if the first build fails, and the directory has no earlier build for visitors
 */
export async function publishContinuously(
  environment: Environment,
  {
    client,
    address,
    running,
    writer,
    deploy,
    hasSite = async () => hasIndex(siteDirectory(environment)),
    isBehind = () => findLag(client, address).then(Boolean, () => false),
    intervalMs = checkIntervalMs,
    mailer = resendMailer(environment),
  }: Options,
): Promise<void> {
  const { LOCAL_DATA, SANITY_STUDIO_URL: studioUrl } = environment
  let buildSite: Awaited<ReturnType<typeof createSiteBuilder>> | undefined
  let outcome: 'running' | 'live' | 'failed' | 'refused' = 'running'
  let builds = 0
  let hasRead = false
  const lastPages: LastPages = new Map()

  const build = async (id: string): Promise<BuiltSite> => {
    buildSite ??= await createSiteBuilder(environment, siteDirectory(environment), replaceLinked)
    hasRead = true
    await dropRefusedToken(client)
    const snapshot = await takeSnapshot(client, {
      directory: join(LOCAL_DATA, 'snapshot'),
      studioUrl,
      lastPages,
    })
    const { live } = await buildSite(snapshot, id)
    await deploy?.(live)
    return { ...snapshot, address }
  }

  const publish = async (documents: string[]) => {
    const start = performance.now()
    outcome = 'running'
    builds += 1
    try {
      if (writer) await recordBuild(writer, build, resolve(LOCAL_DATA))
      else await build(newBuildId())
      outcome = 'live'
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      console.log(`Published ${listed(documents)}: live after ${seconds} s.`)
    } catch (error) {
      // A retry of refused content would fail too.
      outcome = error instanceof ContentError ? 'refused' : 'failed'
      console.error(error instanceof Error ? error.message : error)
      if (await hasSite()) console.error('Visitors still see the last successful build.')
    }
  }
  const mustBuild = async () => {
    if (outcome !== 'live') return outcome === 'failed'
    const last = builds
    await dropRefusedToken(client)
    // If a build has begun meanwhile, it includes the missed changes.
    return (await isBehind()) && builds === last
  }
  const mustHaveSite = deploy === undefined
  const isFirstSite = mustHaveSite && !(await hasSite())
  // Watches before the first build, so that no publish is missed.
  const watch = watchPublications(
    client,
    async (documents) => {
      await first
      await publish(documents)
    },
    {
      check: { intervalMs, isBehind: mustBuild },
      hasRead: () => hasRead,
    },
  )
  running.defer(watch.stop)
  const first = publish([])
  running.defer(() => first)
  if (isFirstSite) await first
  if (writer) running.defer(pollDuePlans(writer, environment.usesLocalLake ? 5000 : 30_000, mailer))
  if (mustHaveSite && !(await hasSite()))
    throw new Error('The site could not be built; the reasons are above.')
}

/** Returns whether a directory contains a site. After a crash of the machine, its document may be empty. */
function hasIndex(directory: string): boolean {
  return Boolean(statSync(join(directory, 'index.html'), { throwIfNoEntry: false })?.size)
}

/** The maximum number of documents that a line of the log names. */
const maxNamed = 20

function listed(documents: string[]): string {
  if (documents.length === 0) return 'the site'
  const more = documents.length - maxNamed
  return documents.slice(0, maxNamed).join(', ') + (more > 0 ? ` and ${more} more` : '')
}
