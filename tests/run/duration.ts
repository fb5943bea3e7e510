import { z } from 'zod'

const workflowRuns = z.object({ workflow_runs: z.array(z.object({ id: z.number() })) })
const time = z.iso.datetime({ offset: true })
const step = z.object({
  name: z.string(),
  started_at: time.nullish(),
  completed_at: time.nullish(),
})
const jobs = z.object({ jobs: z.array(z.object({ steps: z.array(step).default([]) })) })

/** A median of five runs does not depend on one slow machine. */
const runCount = 5

/**
 * Returns how long `npm test` took on GitHub in seconds, in all shards together: the median of the last runs of CI
 * that passed on main, or null if there are fewer than five.
 * @param api URL of the repository in GitHub's API
 */
export async function durationInCi(api: string, token: string): Promise<number | null> {
  const read = async (path: string): Promise<unknown> => {
    const response = await fetch(`${api}/actions/${path}`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    if (!response.ok) throw new Error(`GitHub answered ${path} with ${response.status}.`)
    return response.json()
  }
  const passed = `workflows/ci.yml/runs?branch=main&event=push&status=success&per_page=${runCount}`
  const { workflow_runs: runs } = workflowRuns.parse(await read(passed))
  if (runs.length < runCount) return null
  const durations = await Promise.all(
    runs.map(async ({ id }) => testSeconds(jobs.parse(await read(`runs/${id}/jobs`)))),
  )
  return durations.toSorted((a, b) => a - b)[Math.floor(runCount / 2)] ?? null
}

function testSeconds({ jobs: all }: z.output<typeof jobs>): number {
  const steps = all.flatMap(({ steps }) => steps).filter(({ name }) => name === 'npm test')
  if (steps.length === 0) throw new Error('No job of CI has a step «npm test».')
  const seconds = steps.map(
    ({ started_at: start, completed_at: end }) =>
      (Date.parse(end ?? '') - Date.parse(start ?? '')) / 1000,
  )
  return seconds.reduce((sum, value) => sum + value, 0)
}

/**
 * Returns a sentence about a duration within its budget.
 * @param budget seconds, or null if none is recorded
 * @throws Error if the duration is a sixth longer than the budget, or none is recorded
 */
export function compareDuration(seconds: number, budget: number | null): string {
  const record = `{ "seconds": ${Math.round(seconds)} } in tests/run/budget.json`
  if (budget === null) throw new Error(`No duration of npm test is recorded: commit ${record}.`)
  const sentence = `npm test took ${Math.round(seconds)} s in all shards together; ${budget} s are recorded.`
  if (seconds > (budget * 7) / 6)
    throw new Error(`${sentence} Find what has become slower, or commit ${record} with the reason.`)
  return sentence
}
