import type { CaseOutcome } from './groqSuite.ts'

export function report(outcomes: CaseOutcome[]): string[] {
  return [
    ...table(outcomes),
    ...outcomes
      .filter(({ failure }) => failure !== undefined)
      .flatMap(({ id, file, query, failure }) => [
        `Does not pass: ${id} (${file})`,
        `  ${query.trim().replaceAll(/\s+/g, ' ')}`,
        `  ${failure}`,
      ]),
  ]
}

/** A line for each directory of the suite, such as `operator`, and one for all. */
function table(outcomes: CaseOutcome[]): string[] {
  const groups = Object.groupBy(outcomes, ({ file }) => file.split('/')[0] ?? file)
  const rows = Object.entries(groups).sort(([a], [b]) => (a < b ? -1 : 1))
  return [...rows, ['all', outcomes] as const].map(([name, cases = []]) => {
    const passed = cases.filter(({ failure }) => failure === undefined).length
    return `${name.padEnd(12)}${String(passed).padStart(6)} of ${String(cases.length).padStart(5)}`
  })
}
