import { appendFile } from 'node:fs/promises'
import { hostedVariables, readEnvironment } from '../environment.ts'
import { catchUp } from '../publish/catchUp.ts'
import { runCommand } from '../runCommand.ts'
import { lakeClient } from '../services/lakeClient.ts'

/** Starts a build if the live site lags behind the public content; with `--report` only sets the output `lags`. */
await runCommand(
  async ({ report = false }) => {
    const required = hostedVariables.pick({ SITE_URL: true, SANITY_PROJECT_ID: true })
    const environment = readEnvironment({ required })
    const { SITE_URL, DEPLOY_HOOK_URL } = environment
    if (!report && DEPLOY_HOOK_URL === undefined)
      throw new Error('DEPLOY_HOOK_URL is missing: the address at which the host starts a build.')
    const reason = await catchUp({
      client: lakeClient(environment),
      address: SITE_URL,
      hook: report ? undefined : DEPLOY_HOOK_URL,
    })
    console.log(reason ?? `${SITE_URL} shows what is public.`)
    if (reason !== null && !report) console.log('A build was started.')
    const { GITHUB_OUTPUT } = process.env
    if (report && GITHUB_OUTPUT) await appendFile(GITHUB_OUTPUT, `lags=${reason !== null}\n`)
  },
  { report: { type: 'boolean' } },
)
