import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { z } from 'zod'

/** A test of the last run, with the duration of all its attempts in seconds. */
export type Result = {
  file: string
  title: string
  seconds: number
  passed: boolean
  /** Whether an attempt failed before the one that passed. */
  wasRepeated?: boolean
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), duration: z.number().nullish() }),
      ),
    }),
  ),
})

/** Reads the report of Vitest's JSON reporter. */
export async function vitestResults(path: string): Promise<Result[]> {
  const { testResults } = vitestReport.parse(JSON.parse(await readFile(path, 'utf8')))
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration }) => ({
      file: relative('.', name).replaceAll('\\', '/'),
      title: fullName,
      seconds: (duration ?? 0) / 1000,
      passed: status === 'passed',
    })),
  )
}

const spec = z.object({
  title: z.string(),
  file: z.string(),
  ok: z.boolean(),
  tests: z.array(
    z.object({ status: z.string(), results: z.array(z.object({ duration: z.number() })) }),
  ),
})
const suite = z.object({
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional()
  },
})
const playwrightReport = z.object({ suites: z.array(suite) })

/** Reads the report of Playwright's JSON reporter. */
export async function playwrightResults(path: string): Promise<Result[]> {
  const { suites } = playwrightReport.parse(JSON.parse(await readFile(path, 'utf8')))
  return suites.flatMap(resultsIn)
}

function resultsIn({ specs, suites = [] }: z.infer<typeof suite>): Result[] {
  const own = specs.map(({ title, file, ok, tests }) => ({
    file: `tests/e2e/${file}`,
    title,
    seconds: tests
      .flatMap(({ results }) => results)
      .reduce((sum, { duration }) => sum + duration / 1000, 0),
    passed: ok,
    ...(tests.some(({ status }) => status === 'flaky') && { wasRepeated: true }),
  }))
  return [...own, ...suites.flatMap(resultsIn)]
}
