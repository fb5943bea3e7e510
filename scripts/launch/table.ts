import type { StepResult } from './runSteps.ts'

/** Returns results as lines for a terminal: state, part, step, what was found, and when (UTC). */
export function toLines(results: readonly StepResult[]): string[] {
  const width = Math.max(...results.map(({ step }) => step.name.length))
  return results.map(({ step, finding, at }) =>
    [
      finding.isDone ? 'ok  ' : 'FAIL',
      at.toISOString().slice(0, 16).replace('T', ' '),
      step.part.padEnd(10),
      step.name.padEnd(width),
      finding.text,
    ].join('  '),
  )
}
