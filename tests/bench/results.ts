import { loadavg } from 'node:os'
import { z } from 'zod'

/** Values by name, such as `first load, home: LCP, ms`. */
export type Values = Record<string, number>

const measured = z.object({
  /** The median, if there were several runs. */
  value: z.number(),
  /** The lowest and the highest of the runs. */
  spread: z.tuple([z.number(), z.number()]).optional(),
})
export type Measured = z.output<typeof measured>

/** Measurements by name. */
export type Results = Record<string, Measured>

/** Measurements, of which some were taken once. */
export type Reported = Record<string, number | Measured>

/**
 * Measurements with the machine's load averages of a minute before and after them, if both were recorded. On a busy
 * machine, only ratios are meaningful.
 */
const figures = z.record(z.string(), measured.extend({ load: z.array(z.number()).min(1) }))
export type Figures = z.output<typeof figures>

/** The file of the benchmark's figures. */
export const report = z.object({
  /** What words in the figures' names mean. */
  words: z.record(z.string(), z.string()),
  figures,
})
type Report = z.output<typeof report>

/** Takes measurements with the load before and after them. */
export async function withLoad(measure: () => Promise<Reported>): Promise<Figures> {
  const before = currentLoad()
  const results = Object.entries(await measure())
  const load = [before, currentLoad()]
  return Object.fromEntries(
    results.map(([name, result]) => [
      name,
      { ...(typeof result === 'number' ? { value: result } : result), load },
    ]),
  )
}

const currentLoad = () => loadavg()[0] ?? 0

/** Returns a report as JSON, with one word or figure on each line. */
export function toJson({ words, figures }: Report): string {
  const object = (entries: [string, unknown][]) =>
    `{\n${entries.map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`).join(',\n')}\n  }`
  const rounded = Object.entries(figures).map(
    ([name, { value, spread, load }]): [string, unknown] => [
      name,
      { value: round(value), spread: spread?.map(round), load: load.map(round) },
    ],
  )
  return `{\n  "words": ${object(Object.entries(words))},\n  "figures": ${object(rounded)}\n}\n`
}

/**
 * Takes measurements several times and returns the median and the spread of each. Compared measurements alternate, so
 * that other work on the machine slows all of them.
 */
export async function medians(
  runs: number,
  measurements: (() => Promise<Values>)[],
): Promise<Results> {
  const all = new Map<string, number[]>()
  for (let run = 0; run < runs; run += 1)
    for (const measure of measurements)
      for (const [name, value] of Object.entries(await measure()))
        all.set(name, [...(all.get(name) ?? []), value])
  return Object.fromEntries([...all].map(([name, values]) => [name, summarize(values)]))
}

/** Returns the median of values with the lowest and the highest. Of an even number, the higher middle one. */
export function summarize(values: number[]): Measured {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (index: number) => sorted.at(index) ?? Number.NaN
  return { value: at(Math.floor(sorted.length / 2)), spread: [at(0), at(-1)] }
}

/** Returns the ratio of two measurements. */
export function ratio(results: Results, name: string, to: string): Measured {
  const value = (figure: string) => results[figure]?.value ?? Number.NaN
  return { value: value(name) / value(to) }
}

/** Returns a table of the figures, with their spread and load, beside those of the last run. */
export function table(result: Figures, last: Figures): string {
  const rows = Object.entries(result).map(([name, { value, spread, load }]) => {
    const before = last[name]
    const range = ([from, to]: number[]) =>
      to === undefined ? figure(from) : `${figure(from)}–${figure(to)}`
    return [
      name,
      figure(value),
      spread ? range(spread) : '',
      range(load),
      figure(before?.value),
      before ? range(before.load) : '',
    ]
  })
  const width = Math.max(...rows.map(([name = '']) => name.length))
  return [['', 'now', 'spread', 'load', 'last', 'load'], ...rows]
    .map(([name = '', ...cells]) =>
      [name.padEnd(width), ...cells.map((cell) => cell.padStart(11))].join(' '),
    )
    .join('\n')
}

const figure = (value: number | undefined) => (value === undefined ? '' : String(round(value)))

/** Rounds to significant digits: three, or whole numbers. */
export function round(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3))
}
