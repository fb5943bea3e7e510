import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { runCommand } from '../../scripts/runCommand.ts'
import { compareDuration, durationInCi } from './duration.ts'

const settings = z.object({
  GITHUB_API_URL: z.url(),
  GITHUB_REPOSITORY: z.string(),
  GH_TOKEN: z.string(),
})
const budgetFile = z.object({ seconds: z.number().nullable() })

/** Fails if `npm test` takes a sixth longer on GitHub than recorded. Run by the workflow «Upkeep». */
await runCommand(async () => {
  const { GITHUB_API_URL, GITHUB_REPOSITORY, GH_TOKEN } = settings.parse(process.env)
  const budget = budgetFile.parse(JSON.parse(await readFile('tests/run/budget.json', 'utf8')))
  const seconds = await durationInCi(`${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}`, GH_TOKEN)
  console.log(
    seconds === null
      ? 'Nothing to compare: fewer than five runs of CI have passed on main.'
      : compareDuration(seconds, budget.seconds),
  )
})
