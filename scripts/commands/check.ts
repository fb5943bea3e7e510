import { hostedVariables, readEnvironment } from '../environment.ts'
import { EnvFile } from '../launch/envFile.ts'
import { reportLaunch } from '../launch/reportLaunch.ts'
import { checkSteps } from '../launch/runSteps.ts'
import { steps } from '../launch/steps.ts'
import { checkSite } from '../monitoring/checkSite.ts'
import { toTable } from '../monitoring/hostChecks.ts'
import { runCommand } from '../runCommand.ts'

/**
 * Checks the live site at SITE_URL, with its certificate, all pages and the services that it needs. At another address,
 * such as that of a host's emulator (`-- http://localhost:8788`), it checks the responses alone. `--launch` also checks
 * each step of the launch. It changes nothing.
 */
await runCommand(
  async ({ launch }, [address]) => {
    if (launch) {
      if (process.platform === 'win32') throw new Error('Run it in WSL, as the launch.')
      const settings = await new EnvFile().read()
      return reportLaunch(await checkSteps(steps, settings), settings)
    }
    const required = address === undefined ? hostedVariables.pick({ SITE_URL: true }) : undefined
    const environment = readEnvironment(required && { required })
    const results = await checkSite(environment, address)
    for (const line of toTable(results)) console.log(line)
    const failed = results.filter(({ errors }) => errors.length > 0).length
    if (failed > 0)
      throw new Error(`${failed} of ${results.length} checks failed: see docs/operations.md.`)
    console.log(`All ${results.length} checks passed.`)
  },
  { launch: { type: 'boolean', default: false } },
  { allowPositionals: true },
)
