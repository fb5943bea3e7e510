import type { z } from 'zod'
import type { Duration, DurationUnit } from '../../shared/content/shapes/duration.ts'
import type { cards } from '../sections/cards/shape.ts'
import type { steps } from '../sections/steps/shape.ts'
import { parseTiming, type Timing } from './timing.ts'

/** An axis from 0 to `length`, which is a multiple of `tick`. */
export type Axis = { unit: DurationUnit; length: number; tick: number }

/** The steps of a procedure in time: a bar a step, or null where its time is not known. */
export type Schedule = Axis & { bars: (ScheduleBar | null)[] }

/** When a step starts and how long it takes; an open step has no end. */
export type ScheduleBar =
  | { open: false; start: number; shortest: number; longest: number }
  | { open: true; start: number }

/** Durations side by side: a bar a card. */
export type Comparison = Axis & { bars: { shortest: number; longest: number }[] }

/**
 * Returns the schedule of a procedure. A step with a duration starts after the longest course of
 * the step before it.
 * @returns null if fewer than two steps have a time, or their units have no common measure
 */
export function scheduleOf(items: z.output<typeof steps>['items']): Schedule | null {
  const timings = items.map(({ timeline, duration }) => timingOf(timeline?.en, duration))
  const measured = timings.filter((timing) => timing !== null && timing.kind !== 'ongoing')
  const unit = commonUnit(measured)
  if (unit === null || measured.length < 2) return null

  let end = 0
  const bars = timings.map((timing): ScheduleBar | null => {
    if (timing === null) return null
    if (timing.kind === 'ongoing') return { open: true, start: end }
    const bar = barOf(timing, unit, end)
    end = bar.start + bar.longest
    return { open: false, ...bar }
  })
  return { ...axis(unit, Math.max(...bars.map(endOf))), bars }
}

/**
 * Returns the durations of cards for comparison.
 * @returns null if there are fewer than two cards, one of them has no duration, or their units have
 * no common measure
 */
export function comparisonOf(items: z.output<typeof cards>['items']): Comparison | null {
  const durations = items
    .map(({ tag, duration }) => timingOf(tag?.en, duration))
    .filter((timing) => timing?.kind === 'duration')
  const unit = commonUnit(durations)
  if (unit === null || durations.length < Math.max(2, items.length)) return null

  const bars = durations.map((duration) => barOf(duration, unit, 0))
  const end = Math.max(...bars.map(({ longest }) => longest))
  return {
    ...axis(unit, end),
    bars: bars.map(({ shortest, longest }) => ({ shortest, longest })),
  }
}

type Measured = Exclude<Timing, { kind: 'ongoing' }>

/** Returns what an editor has set beside a text, else what the text says. */
function timingOf(text: string | undefined, duration: Duration | undefined): Timing | null {
  if (text === undefined) return null
  return duration ? { kind: 'duration', ...duration } : parseTiming(text)
}

/** Returns the unit that all times are whole numbers of; months and days have none. */
function commonUnit(timings: Measured[]): DurationUnit | null {
  const units = new Set(timings.map(({ unit }) => unit))
  const [first = null] = units
  if (units.size < 2) return first
  return units.has('months') ? null : 'days'
}

/** @param after where a time without a position starts */
function barOf(timing: Measured, unit: DurationUnit, after: number) {
  // A unit other than the common one is weeks, counted in days.
  const size = timing.unit === unit ? 1 : 7
  if (timing.kind === 'duration')
    return { start: after, shortest: timing.from * size, longest: timing.to * size }
  const length = (timing.last - timing.first + 1) * size
  return { start: (timing.first - 1) * size, shortest: length, longest: length }
}

/** The share of the axis that stays free for the arrow of an open step. */
const arrow = 0.05

/** Returns where a bar ends, or where the axis may end after an open one. */
function endOf(bar: ScheduleBar | null): number {
  if (bar === null) return 0
  return bar.open ? bar.start / (1 - arrow) : bar.start + bar.longest
}

/** Distances between marks that suit a unit. */
const distances: Record<DurationUnit, readonly [number, ...number[]]> = {
  days: [120, 90, 60, 30, 14, 7, 5, 2, 1],
  weeks: [52, 26, 12, 8, 4, 2, 1],
  months: [12, 6, 3, 2, 1],
}

/**
 * Returns an axis with room for `end`. It has at most seven intervals, or four where its numbers
 * have three digits, so that they fit on a screen of 320 px.
 */
function axis(unit: DurationUnit, end: number): Axis {
  const least = end / (end < 100 ? 7 : 4)
  const [largest] = distances[unit]
  const tick =
    distances[unit].findLast((distance) => distance >= least) ??
    Math.ceil(least / largest) * largest
  return { unit, length: Math.ceil(end / tick) * tick, tick }
}
