import { loadavg } from 'node:os'
import { z } from 'zod'

/** Measurements by name, such as `first load, home: LCP, ms`. */
export type Results = Record<string, number>

/** Measurements with the machine's load average of a minute. On a busy machine, only ratios are meaningful. */
export const figures = z.record(z.string(), z.object({ value: z.number(), load: z.number() }))
export type Figures = z.output<typeof figures>

/** Takes measurements with the load before or after them, whichever is higher. */
export async function withLoad(measure: () => Promise<Results>): Promise<Figures> {
  const before = currentLoad()
  const results = await measure()
  const load = Math.max(before, currentLoad())
  return Object.fromEntries(Object.entries(results).map(([name, value]) => [name, { value, load }]))
}

const currentLoad = () => loadavg()[0] ?? 0

/** Returns figures as JSON, one on each line. */
export function toJson(result: Figures): string {
  const lines = Object.entries(result).map(
    ([name, { value, load }]) =>
      `  ${JSON.stringify(name)}: { "value": ${round(value)}, "load": ${round(load)} }`,
  )
  return `{\n${lines.join(',\n')}\n}\n`
}

/**
 * Takes measurements several times and returns the median of each. Compared measurements alternate, so that
 * other work on the machine slows all of them.
 */
export async function medians(
  runs: number,
  measurements: (() => Promise<Results>)[],
): Promise<Results> {
  const all = new Map<string, number[]>()
  for (let run = 0; run < runs; run += 1)
    for (const measure of measurements)
      for (const [name, value] of Object.entries(await measure()))
        all.set(name, [...(all.get(name) ?? []), value])
  return Object.fromEntries([...all].map(([name, values]) => [name, median(values)]))
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Returns a table of the figures beside those of the last run, each with its load. */
export function table(result: Figures, last: Figures): string {
  const rows = Object.entries(result).map(([name, { value, load }]) => {
    const before = last[name]
    return [
      name,
      ...[value, load].map(figure),
      ...(before ? [before.value, before.load].map(figure) : ['', '']),
    ]
  })
  const width = Math.max(...rows.map(([name = '']) => name.length))
  return [['', 'now', 'load', 'last', 'load'], ...rows]
    .map(([name = '', ...cells]) =>
      [name.padEnd(width), ...cells.map((cell) => cell.padStart(8))].join(' '),
    )
    .join('\n')
}

const figure = (value: number) => String(round(value))

/** Rounds to significant digits: three, or whole numbers. */
export function round(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3))
}
