import { appendFile } from 'node:fs/promises'
import { hostedVariables, readEnvironment } from '../environment.ts'
import { findLag, startBuild } from '../monitoring/siteLag.ts'
import { runCommand } from '../runCommand.ts'
import { readingClient } from '../services/lakeClient.ts'

/**
 * Starts a build if the live site lags behind the public content; with `--report` only sets the output `lags`. Fails if
 * it lags and there is no hook, because then a publisher should have published.
 */
await runCommand(
  async ({ report = false }) => {
    const required = hostedVariables.pick({ SITE_URL: true, SANITY_PROJECT_ID: true })
    const environment = readEnvironment({ required })
    const { SITE_URL, DEPLOY_HOOK_URL } = environment
    const lag = await findLag(await readingClient(environment), SITE_URL)
    console.log(lag ?? `${SITE_URL} shows what is public.`)
    if (lag !== null && !report) {
      await startBuild(DEPLOY_HOOK_URL)
      console.log('A build was started.')
    }
    const { GITHUB_OUTPUT } = process.env
    if (report && GITHUB_OUTPUT) await appendFile(GITHUB_OUTPUT, `lags=${lag !== null}\n`)
  },
  { report: { type: 'boolean' } },
)
