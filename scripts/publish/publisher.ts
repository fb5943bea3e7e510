import type { SanityClient } from '@sanity/client'
import { readLiveBuild, showsBuild } from '../../shared/publishing/liveBuild.ts'
import type { Environment } from '../environment.ts'
import { pollUntil } from '../process/pollUntil.ts'
import { runDeployCommand } from './deployCommand.ts'
import { lockSite, publishContinuously } from './liveSite.ts'

type Options = {
  /** Reads the public content. */
  client: SanityClient
  /** Records builds and executes plans; null without a token that may write. */
  writer: SanityClient | null
  running: AsyncDisposableStack
  pauseMs?: number
}

/**
 * Keeps the site at a host up to date: builds after each publish, runs `DEPLOY_COMMAND`, and waits until the build is
 * live. Without that command, the host serves the built directory itself. A regular check retries failed builds and
 * finds missed publishes.
 */
export async function publishToHost(
  environment: Environment,
  { client, writer, running, pauseMs }: Options,
): Promise<void> {
  const { SITE_URL: address, DEPLOY_COMMAND } = environment
  await lockSite(environment, running)
  await publishContinuously(environment, {
    client,
    address,
    running,
    writer,
    deploy: async (built) => {
      if (DEPLOY_COMMAND !== undefined) await runDeployCommand(DEPLOY_COMMAND)
      const isLive = async () => {
        const live = await readLiveBuild(address).catch(() => null)
        return (live && showsBuild(live, built)) || null
      }
      const message = `The site is published, but ${address} does not show it. Does DEPLOY_COMMAND deploy there, does the domain lead to that host, and does the host put deployments online by itself?`
      await pollUntil(isLive, message, pauseMs)
    },
    hasSite: () => readLiveBuild(address).then(Boolean, () => false),
  })
}
