import type { Result } from './results.ts'

/** A part of `npm test` that could not be run, and why. */
export type Omission = { part: string; reason: string }

/** Runs a check that has no tests, such as the linter. It counts as one. */
export async function runCheck(name: string, run: () => Promise<boolean>): Promise<Result> {
  const started = performance.now()
  const passed = await run()
  return { file: name, title: name, seconds: (performance.now() - started) / 1000, passed }
}

/**
 * Runs tests and reads their report. If the program failed, and no test did, it counts as a failed test itself.
 * @param run returns whether the program succeeded
 */
export async function runTests(
  part: string,
  run: () => Promise<boolean>,
  read: () => Promise<Result[]>,
): Promise<Result[]> {
  const own = await runCheck(`${part}, besides its tests`, run)
  const results = await read().catch((error: Error) => {
    console.error(`The report of the ${part} cannot be read: ${error.message}`)
    return []
  })
  const isTold = results.some(({ passed }) => passed === own.passed)
  return isTold ? results : [...results, { ...own, passed: false }]
}

/** Prepares something. Returns null, or why it failed. */
export async function reasonOf(prepare: () => Promise<unknown>): Promise<string | null> {
  try {
    await prepare()
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Returns the last lines of `npm test`: what is slow, what failed, what was not run, and the numbers. */
export function summarize(results: Result[], omissions: Omission[], seconds: number): string[] {
  const failed = results.filter(({ passed }) => !passed)
  const repeated = results.filter(({ wasRepeated }) => wasRepeated)
  const slowest = results.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10)
  return [
    '',
    'The ten slowest tests:',
    ...slowest.map((result) => `  ${result.seconds.toFixed(1).padStart(5)} s  ${nameOf(result)}`),
    ...titled('Passed at the second attempt:', repeated.map(nameOf)),
    ...titled('Failed:', failed.map(nameOf)),
    ...titled(
      'Not run:',
      omissions.map(({ part, reason }) => `${part}: ${reason}`),
    ),
    '',
    `All of it in ${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`,
    `${results.length - failed.length} passed, ${failed.length} failed`,
  ]
}

const nameOf = ({ file, title }: Result) => `${file}: ${title}`

const titled = (title: string, lines: string[]) =>
  lines.length > 0 ? ['', title, ...lines.map((line) => `  ${line}`)] : []
