import { appendFile } from 'node:fs/promises'
import { command } from './command.ts'
import { readEnvironment } from './environment.ts'
import { catchUp } from './publish/catchUp.ts'
import { lakeClient } from './services/contentLake.ts'

/**
 * Starts a build if the live site lags behind what is public. Without a deploy hook it only says so,
 * to GitHub as the output `lags`, so that the workflow builds.
 */
await command(async () => {
  const environment = readEnvironment({ required: ['SITE_URL', 'SANITY_PROJECT_ID'] })
  const { SITE_URL, DEPLOY_HOOK_URL } = environment
  const reason = await catchUp({
    client: lakeClient(environment),
    address: SITE_URL,
    hook: DEPLOY_HOOK_URL,
  })
  console.log(reason ?? `${SITE_URL} shows what is public.`)
  if (reason !== null && DEPLOY_HOOK_URL) console.log('A build was started.')
  if (process.env.GITHUB_OUTPUT)
    await appendFile(process.env.GITHUB_OUTPUT, `lags=${reason !== null}\n`)
})
