import { readEnvironment } from '../environment.ts'
import { checkLive } from '../monitoring/checkLive.ts'
import { checkHost, toTable } from '../monitoring/hostChecks.ts'
import { runCommand } from '../runCommand.ts'
import { hostedClients } from '../services/hostedClients.ts'

/**
 * Checks a deployed site, or one in a host's emulator: `-- https://www.example.org`. `--live` also checks its
 * certificate, all pages and the services that it needs, by default at SITE_URL.
 */
await runCommand(
  async ({ live }, [argument]) => {
    const environment = readEnvironment()
    const address = argument ?? (live ? environment.SITE_URL : '')
    if (!URL.canParse(address))
      throw new Error('Which site? Give its address: npm run check:host -- https://…')
    const results = await checkHost(address)
    if (live) results.push(...(await checkLive({ address, ...(await hostedClients(environment)) })))
    for (const line of toTable(results)) console.log(line)
    const failed = results.filter(({ errors }) => errors.length > 0).length
    if (failed > 0)
      throw new Error(`${failed} of ${results.length} checks failed: see docs/operations.md.`)
    console.log(`All ${results.length} checks passed.`)
  },
  { live: { type: 'boolean', default: false } },
  { allowPositionals: true },
)
