import { readEnvironment } from '../environment.ts'
import { EnvFile } from '../launch/envFile.ts'
import { terminal } from '../launch/prompts.ts'
import { checkSteps, runSteps } from '../launch/runSteps.ts'
import { remindersFor, steps } from '../launch/steps.ts'
import { toLines } from '../launch/table.ts'
import { checkLive } from '../monitoring/checkLive.ts'
import { checkHost, toTable } from '../monitoring/hostChecks.ts'
import { runCommand } from '../runCommand.ts'
import { hostedClients } from '../services/hostedClients.ts'

/**
 * Sets up everything from an empty `.env` to a live site. `--check` only shows the state of each step. `--change NAME`
 * asks for a setting again, and then continues with the steps that depend on it.
 */
await runCommand(
  async ({ check, change }) => {
    if (process.platform === 'win32')
      throw new Error('Run it in WSL: the command prompt would change what is said to the tools.')
    const settings = await new EnvFile().read()
    const results = check
      ? await checkSteps(steps, settings)
      : await runSteps(steps, { settings, prompts: terminal, change })
    const next = results.find(({ finding }) => !finding.isDone)
    if (next) console.log(`Next: «${next.step.name}», by «npm run launch».\n`)
    for (const line of toLines(results)) console.log(line)
    // What only the company knows is no failure of the launch.
    const [facts, site] = partition(await checkSite(), ({ name }) => name === 'site settings')
    for (const line of toTable(site)) console.log(line)
    for (const line of [...facts.flatMap(({ errors }) => errors), ...remindersFor(settings)])
      console.log(`To do: ${line}`)
    const failed =
      results.filter(({ finding }) => !finding.isDone).length +
      site.filter(({ errors }) => errors.length > 0).length
    if (failed > 0)
      throw new Error(
        `${failed} of ${results.length + site.length} checks failed: see the lines with FAIL.`,
      )
    console.log(`All ${results.length + site.length} checks passed.`)
  },
  { check: { type: 'boolean', default: false }, change: { type: 'string' } },
)

function partition<T>(list: readonly T[], matches: (item: T) => boolean): [T[], T[]] {
  return [list.filter(matches), list.filter((item) => !matches(item))]
}

/**
 * Checks the live site as `npm run check:live` does. If the site does not respond, that is a result and not an error.
 */
async function checkSite() {
  const environment = readEnvironment()
  const address = environment.SITE_URL
  try {
    return [
      ...(await checkHost(address)),
      ...(await checkLive({ address, ...(await hostedClients(environment)) })),
    ]
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return [{ name: 'site', path: '/', observed: 'none', errors: [error.message] }]
  }
}
