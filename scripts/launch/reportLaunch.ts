import { readEnvironment } from '../environment.ts'
import { checkSite } from '../monitoring/checkSite.ts'
import { type CheckResult, toTable } from '../monitoring/hostChecks.ts'
import type { EnvFile } from './envFile.ts'
import type { StepResult } from './runSteps.ts'
import { remindersFor } from './steps.ts'
import { toLines } from './table.ts'

/**
 * Prints the next step, all steps, the checks of the live site, and what is left to do.
 * @throws Error with the number of failed checks
 */
export async function reportLaunch(results: StepResult[], settings: EnvFile): Promise<void> {
  const next = results.find(({ finding }) => !finding.isDone)
  if (next) console.log(`Next: «${next.step.name}», by «npm run launch».\n`)
  for (const line of toLines(results)) console.log(line)
  // Missing facts that only the company knows do not count as failures of the launch.
  const [facts, site] = partition(
    await siteResults(settings),
    ({ name }) => name === 'site settings',
  )
  for (const line of toTable(site)) console.log(line)
  for (const line of [...facts.flatMap(({ errors }) => errors), ...remindersFor(settings)])
    console.log(`To do: ${line}`)
  const failed =
    results.filter(({ finding }) => !finding.isDone).length +
    site.filter(({ errors }) => errors.length > 0).length
  const all = results.length + site.length
  if (failed > 0) throw new Error(`${failed} of ${all} checks failed: see the lines with FAIL.`)
  console.log(`All ${all} checks passed.`)
}

function partition<T>(list: readonly T[], matches: (item: T) => boolean): [T[], T[]] {
  return [list.filter(matches), list.filter((item) => !matches(item))]
}

/** Checks the live site. If it has no address yet, or does not respond, that is a result and not an error. */
async function siteResults(settings: EnvFile): Promise<CheckResult[]> {
  try {
    settings.get('SITE_URL')
    return await checkSite(readEnvironment())
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return [{ name: 'site', path: '/', observed: 'none', errors: [error.message] }]
  }
}
