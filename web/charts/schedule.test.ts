import { expect, test } from 'vitest'
import type { Time } from '../../shared/content/shapes/duration.ts'
import { comparisonOf, scheduleOf } from './schedule.ts'

const lasts = (from: number, to = from, unit: 'days' | 'weeks' | 'months' = 'weeks') =>
  ({ kind: 'duration', from, to, unit }) as const
const weeks = (from: number, to = from) => ({ kind: 'position', from, to, unit: 'weeks' }) as const
const ongoing = { kind: 'ongoing' } as const

const steps = (...times: (Time | undefined)[]) =>
  times.map((time, index) => ({
    _key: `${index}`,
    title: { en: 'Title' },
    text: { en: 'Text' },
    ...(time && { time }),
  }))

const cards = (...durations: ReturnType<typeof lasts>[]) =>
  durations.map((duration, index) => ({ _key: `${index}`, title: { en: 'Title' }, duration }))

const bar = (start: number, shortest: number, longest = shortest) => ({
  open: false,
  start,
  shortest,
  longest,
})

test('numbered weeks are at their positions (WAHO)', () => {
  const times = [weeks(1, 2), weeks(3, 8), weeks(9), weeks(10, 20), weeks(21, 24), weeks(25, 28)]
  expect(scheduleOf(steps(...times))).toEqual({
    unit: 'weeks',
    length: 28,
    tick: 4,
    bars: [bar(0, 2), bar(2, 6), bar(8, 1), bar(9, 11), bar(20, 4), bar(24, 4)],
  })
})

test('numbered weeks are at their positions (AMA)', () => {
  const times = [weeks(1, 2), weeks(3, 4), weeks(5), weeks(6, 12), weeks(13, 16), weeks(17, 20)]
  expect(scheduleOf(steps(...times))).toEqual({
    unit: 'weeks',
    length: 20,
    tick: 4,
    bars: [bar(0, 2), bar(2, 2), bar(4, 1), bar(5, 7), bar(12, 4), bar(16, 4)],
  })
})

test('a step starts after the longest duration of the previous one, and may have no end (ECOWAS)', () => {
  const times = [lasts(2, 4), lasts(1, 2), lasts(4, 8), lasts(6, 12), ongoing]
  expect(scheduleOf(steps(...times))).toEqual({
    unit: 'weeks',
    length: 28,
    tick: 4,
    bars: [bar(0, 2, 4), bar(4, 1, 2), bar(6, 4, 8), bar(14, 6, 12), { open: true, start: 26 }],
  })
})

test('there is room for the arrow of a step without an end', () => {
  expect(scheduleOf(steps(lasts(1, 2), lasts(10, 12), ongoing))).toMatchObject({ length: 16 })
})

test('a step without a time has no bar, and the next one starts at the end of the last bar', () => {
  expect(scheduleOf(steps(lasts(2), undefined, undefined, lasts(1)))?.bars).toEqual([
    bar(0, 2),
    null,
    null,
    bar(2, 1),
  ])
})

test('days and weeks are measured in days', () => {
  expect(scheduleOf(steps(lasts(10, 10, 'days'), lasts(1, 2), weeks(6)))).toEqual({
    unit: 'days',
    length: 42,
    tick: 7,
    bars: [bar(0, 10), bar(10, 7, 14), bar(35, 7)],
  })
})

test.each([
  ['only one step has a time', steps(lasts(2), ongoing, undefined)],
  ['months and weeks are mixed', steps(lasts(2), lasts(3, 3, 'months'))],
  ['no step has one', steps(undefined, ongoing)],
])('there is no schedule if %s', (_case, items) => {
  expect(scheduleOf(items)).toBeNull()
})

test.each([2, 5, 8, 13, 27, 28, 29, 60, 99, 100, 365, 1000])(
  'an axis of %s weeks ends with a mark, and its numbers fit side by side',
  (end) => {
    const { length = 0, tick = 0 } = scheduleOf(steps(weeks(1), weeks(end))) ?? {}
    expect(length).toBeGreaterThanOrEqual(end)
    expect(length % tick).toBe(0)
    expect(length / tick).toBeLessThanOrEqual(end < 100 ? 7 : 4)
  },
)

test('cards that all have a duration are compared (trademark)', () => {
  expect(
    comparisonOf(cards(lasts(12, 18, 'months'), lasts(8, 15, 'months'), lasts(6, 12, 'months'))),
  ).toEqual({
    unit: 'months',
    length: 18,
    tick: 3,
    bars: [bar(0, 12, 18), bar(0, 8, 15), bar(0, 6, 12)],
  })
})

test.each([
  ['a single card', cards(lasts(12, 18, 'months'))],
  [
    'cards of which one has no duration',
    [...cards(lasts(12, 18, 'months')), { duration: undefined }],
  ],
  ['cards without durations', [{}, {}]],
])('there is nothing to compare in %s', (_case, items) => {
  expect(comparisonOf(items)).toBeNull()
})
