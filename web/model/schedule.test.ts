import { expect, test } from 'vitest'
import type { Duration } from '../../shared/content/shapes/duration.ts'
import { comparisonOf, scheduleOf } from './schedule.ts'

const steps = (...times: (string | undefined)[]) =>
  times.map((time, index) => ({
    _key: `${index}`,
    title: { en: 'Title' },
    text: { en: 'Text' },
    ...(time !== undefined && { timeline: { en: time, fr: 'bientôt' } }),
  }))

const cards = (...tags: string[]) =>
  tags.map((tag, index) => ({ _key: `${index}`, title: { en: 'Title' }, tag: { en: tag } }))

const bar = (start: number, shortest: number, longest = shortest) => ({
  open: false,
  start,
  shortest,
  longest,
})

test('weeks by number are where they say (WAHO)', () => {
  const times = ['Weeks 1-2', 'Weeks 3-8', 'Week 9', 'Weeks 10-20', 'Weeks 21-24', 'Weeks 25-28']
  expect(scheduleOf(steps(...times))).toEqual({
    unit: 'weeks',
    length: 28,
    tick: 4,
    bars: [bar(0, 2), bar(2, 6), bar(8, 1), bar(9, 11), bar(20, 4), bar(24, 4)],
  })
})

test('weeks by number are where they say (AMA)', () => {
  const times = ['Weeks 1-2', 'Weeks 3-4', 'Week 5', 'Weeks 6-12', 'Weeks 13-16', 'Weeks 17-20']
  expect(scheduleOf(steps(...times))).toEqual({
    unit: 'weeks',
    length: 20,
    tick: 4,
    bars: [bar(0, 2), bar(2, 2), bar(4, 1), bar(5, 7), bar(12, 4), bar(16, 4)],
  })
})

test('a step starts after the longest course of the one before, and may have no end (ECOWAS)', () => {
  const times = ['2-4 weeks', '1-2 weeks', '4-8 weeks', '6-12 weeks', 'Ongoing']
  expect(scheduleOf(steps(...times))).toEqual({
    unit: 'weeks',
    length: 28,
    tick: 4,
    bars: [bar(0, 2, 4), bar(4, 1, 2), bar(6, 4, 8), bar(14, 6, 12), { open: true, start: 26 }],
  })
})

test('there is room for the arrow of a step without an end', () => {
  expect(scheduleOf(steps('1-2 weeks', '10-12 weeks', 'Ongoing'))).toMatchObject({ length: 16 })
})

test('a step without a time has no bar, and the next goes on where the last one ended', () => {
  expect(scheduleOf(steps('2 weeks', 'Stage 2', undefined, '1 week'))?.bars).toEqual([
    bar(0, 2),
    null,
    null,
    bar(2, 1),
  ])
})

test('days and weeks are measured in days', () => {
  expect(scheduleOf(steps('10 days', '1-2 weeks', 'Week 6'))).toEqual({
    unit: 'days',
    length: 42,
    tick: 7,
    bars: [bar(0, 10), bar(10, 7, 14), bar(35, 7)],
  })
})

test.each([
  ['only one step has a time', steps('2 weeks', 'Ongoing', 'Stage 1')],
  ['months and weeks are mixed', steps('2 weeks', '3 months')],
  ['no step has one', steps(undefined, 'Stage 2')],
])('there is no schedule if %s', (_case, items) => {
  expect(scheduleOf(items)).toBeNull()
})

test('what an editor sets beside a text replaces what the text says', () => {
  const duration: Duration = { from: 3, to: 5, unit: 'weeks' }
  const items = steps('As agreed', '2 weeks').map((step) => ({ ...step, duration }))
  expect(scheduleOf(items)?.bars).toEqual([bar(0, 3, 5), bar(5, 3, 5)])
})

test('what is set beside no text is not drawn, because a bar says only what a text says', () => {
  const duration: Duration = { from: 3, to: 5, unit: 'weeks' }
  const items = steps('2 weeks', '2 weeks', undefined).map((step) => ({ ...step, duration }))
  expect(scheduleOf(items)?.bars.at(-1)).toBeNull()
})

test.each([2, 5, 8, 13, 27, 28, 29, 60, 99, 100, 365, 1000])(
  'an axis of %s weeks ends with a mark, and its numbers fit side by side',
  (weeks) => {
    const { length = 0, tick = 0 } = scheduleOf(steps('Week 1', `Week ${weeks}`)) ?? {}
    expect(length).toBeGreaterThanOrEqual(weeks)
    expect(length % tick).toBe(0)
    expect(length / tick).toBeLessThanOrEqual(weeks < 100 ? 7 : 4)
  },
)

test('cards that all have a duration are compared (trademark)', () => {
  expect(comparisonOf(cards('12-18 months', '8-15 months', '6-12 months'))).toEqual({
    unit: 'months',
    length: 18,
    tick: 3,
    bars: [
      { shortest: 12, longest: 18 },
      { shortest: 8, longest: 15 },
      { shortest: 6, longest: 12 },
    ],
  })
})

test.each([
  ['a single card', cards('12-18 months')],
  ['cards of which one has no duration', cards('12-18 months', 'Scope: medicines')],
  [
    'cards without tags',
    [
      { _key: 'a', title: { en: 'A' } },
      { _key: 'b', title: { en: 'B' } },
    ],
  ],
  ['a position in time, which is no duration', cards('Weeks 1-2', '2 weeks')],
])('there is nothing to compare in %s', (_case, items) => {
  expect(comparisonOf(items)).toBeNull()
})
