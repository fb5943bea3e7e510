import type { Outcome } from './groqSuite.ts'

/** The output of `npm run conformance` for the suite, and the number of unexpected outcomes. */
export type Report = { lines: string[]; surprises: number }

/** Compares the outcomes with the known differences, by the case's id. */
export function report(outcomes: Outcome[], known: Readonly<Record<string, string>>): Report {
  const failed = outcomes.filter(({ failure }) => failure !== undefined)
  const unexpected = failed.filter(({ id }) => !(id in known))
  const passing = outcomes.filter(({ id, failure }) => failure === undefined && id in known)
  return {
    surprises: unexpected.length + passing.length,
    lines: [
      ...table(outcomes),
      ...failed
        .filter(({ id }) => id in known)
        .map(({ id }) => `Known: ${id} does not pass: ${known[id]}`),
      ...passing.map(({ id }) => `Passes, but is listed in knownDifferences.ts: ${id}`),
      ...unexpected.flatMap(({ id, file, query, failure }) => [
        `Does not pass: ${id} (${file})`,
        `  ${query.trim().replaceAll(/\s+/g, ' ')}`,
        `  ${failure}`,
      ]),
    ],
  }
}

/** A line for each directory of the suite, such as `operator`, and one for all. */
function table(outcomes: Outcome[]): string[] {
  const groups = Object.groupBy(outcomes, ({ file }) => file.split('/')[0] ?? file)
  const rows = Object.entries(groups).sort(([one], [other]) => (one < other ? -1 : 1))
  return [...rows, ['all', outcomes] as const].map(([name, cases = []]) => {
    const passed = cases.filter(({ failure }) => failure === undefined).length
    return `${name.padEnd(12)}${String(passed).padStart(6)} of ${String(cases.length).padStart(5)}`
  })
}
