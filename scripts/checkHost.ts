import { command } from './command.ts'
import { readEnvironment } from './environment.ts'
import { checkHost, toTable } from './hosting/checkHost.ts'
import { checkLive } from './hosting/checkLive.ts'
import { lakeClient } from './services/contentLake.ts'

/**
 * Checks a deployed site, or one that a host's emulator serves: `-- https://www.example.org`. With
 * `--live` also its certificate, all pages, and the services that it needs; then SITE_URL is the default.
 */
await command(
  async ({ live }, [given]) => {
    const environment = readEnvironment()
    const address = given ?? (live ? environment.SITE_URL : '')
    if (!URL.canParse(address))
      throw new Error('Which site? Give its address: npm run check:host -- https://…')
    const results = await checkHost(address)
    const client = environment.usesLocalLake ? null : lakeClient(environment)
    if (live) results.push(...(await checkLive({ address, client })))
    for (const line of toTable(results)) console.log(line)
    const failed = results.filter(({ errors }) => errors.length > 0).length
    if (failed > 0)
      throw new Error(`${failed} of ${results.length} checks failed: see docs/operations.md.`)
    console.log(`All ${results.length} checks passed.`)
  },
  { live: { type: 'boolean', default: false } },
  { allowPositionals: true },
)
