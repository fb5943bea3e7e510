/** Measurements by name, such as `first load, home: LCP, ms`. */
export type Results = Record<string, number>

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
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Returns a table of the figures beside those of the last run. */
export function table(results: Results, last: Results): string {
  const rows = Object.entries(results).map(([name, value]) => {
    const before = last[name]
    return [name, figure(value), before === undefined ? '' : figure(before)]
  })
  const width = Math.max(...rows.map(([name = '']) => name.length))
  return [['', 'now', 'last'], ...rows]
    .map(([name = '', now = '', before = '']) =>
      [name.padEnd(width), now.padStart(9), before.padStart(9)].join(' '),
    )
    .join('\n')
}

const figure = (value: number) => String(round(value))

/** Rounds to significant digits: three, or whole numbers. */
export function round(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3))
}
