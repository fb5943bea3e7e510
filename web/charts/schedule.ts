import type { Duration, DurationUnit, FormattedTime } from '../../shared/content/shapes/duration.ts'

type StepTime = FormattedTime | { kind: 'text' }

/** An axis from 0 to `length`, a multiple of `tick`. */
type Axis = { unit: DurationUnit; length: number; tick: number }

/** Steps or cards over time: one bar each, or null if its time is unknown. */
export type Schedule = Axis & { bars: (ScheduleBar | null)[] }

/** The start and the duration of a step; an ongoing step has no end. */
type ScheduleBar =
  | { open: false; start: number; shortest: number; longest: number }
  | { open: true; start: number }

/**
 * Returns the schedule of a procedure. A step with a duration starts after the longest duration of the previous step.
 * @returns null if fewer than two steps have a time, or their units have no common measure
 */
export function scheduleOf(items: { time?: StepTime | undefined }[]): Schedule | null {
  const times = items.map(({ time }) => time)
  const measured = times.filter((time) => time !== undefined && isMeasured(time))
  const unit = commonUnit(measured)
  if (unit === null || measured.length < 2) return null

  let end = 0
  const bars = times.map((time): ScheduleBar | null => {
    if (time === undefined || time.kind === 'text') return null
    if (time.kind === 'ongoing') return { open: true, start: end }
    const bar = barOf(time, unit, end)
    end = bar.start + bar.longest
    return { open: false, ...bar }
  })
  return { ...axis(unit, Math.max(...bars.map(endOf))), bars }
}

/**
 * Returns a schedule that compares the durations of cards: all bars start at 0.
 * @returns null if there are fewer than two cards, one has no duration, or their units have no common measure
 */
export function comparisonOf(items: { duration?: Duration | undefined }[]): Schedule | null {
  const durations = items.flatMap(({ duration }) =>
    duration ? { kind: 'duration' as const, ...duration } : [],
  )
  const unit = commonUnit(durations)
  if (unit === null || durations.length < Math.max(2, items.length)) return null

  const bars = durations.map((duration) => ({ open: false as const, ...barOf(duration, unit, 0) }))
  return { ...axis(unit, Math.max(...bars.map(endOf))), bars }
}

/** Returns the message that describes the chart, with a placeholder for the unit. */
export function captionOf({ bars }: Schedule) {
  const varies = bars.some((bar) => bar?.open === false && bar.shortest < bar.longest)
  return varies ? 'figure.scheduleRange' : 'figure.schedule'
}

type Measured = Extract<FormattedTime, { unit: unknown }>

const isMeasured = (time: StepTime): time is Measured => 'unit' in time

/** Returns a unit in which all times are whole numbers, or null if months and days are mixed. */
function commonUnit(times: Measured[]): DurationUnit | null {
  const units = new Set(times.map(({ unit }) => unit))
  const [first = null] = units
  if (units.size < 2) return first
  return units.has('months') ? null : 'days'
}

/** @param after the start of a bar whose time has no position */
function barOf({ kind, from, to, unit: own }: Measured, unit: DurationUnit, after: number) {
  // If the units differ, the time is in weeks and is converted to days.
  const size = own === unit ? 1 : 7
  if (kind === 'duration') return { start: after, shortest: from * size, longest: to * size }
  const length = (to - from + 1) * size
  return { start: (from - 1) * size, shortest: length, longest: length }
}

/** The share of the axis for the arrow of an ongoing step. */
const arrow = 0.05

/** An ongoing bar ends at the minimum end of the axis. */
function endOf(bar: ScheduleBar | null): number {
  if (bar === null) return 0
  return bar.open ? bar.start / (1 - arrow) : bar.start + bar.longest
}

/** Intervals that suit each unit. */
const distances: Record<DurationUnit, readonly [number, ...number[]]> = {
  days: [120, 90, 60, 30, 14, 7, 5, 2, 1],
  weeks: [52, 26, 12, 8, 4, 2, 1],
  months: [12, 6, 3, 2, 1],
}

/**
 * Returns an axis that is long enough for `end`, with at most seven intervals, or four if its numbers have
 * three digits, so that it fits on a screen of 320 px.
 */
export function axis(unit: DurationUnit, end: number): Axis {
  const least = end / (end < 100 ? 7 : 4)
  const [largest] = distances[unit]
  const tick =
    distances[unit].findLast((distance) => distance >= least) ??
    Math.ceil(least / largest) * largest
  return { unit, length: Math.ceil(end / tick) * tick, tick }
}
