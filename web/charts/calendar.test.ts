import { expect, test } from 'vitest'
import { daysLater, monthsBetween } from './calendar.ts'

test('days are counted on the calendar, over the end of a year and a leap day', () => {
  expect(daysLater('2026-11-25', 60)).toBe('2027-01-24')
  expect(daysLater('2028-02-01', 60)).toBe('2028-04-01')
})

test('what is no day of four digits has none', () => {
  for (const text of ['', '2026-13-01', '+12026-01-01']) expect(daysLater(text, 60)).toBeUndefined()
})

test('a period has the months of its first and last day, with their lengths and weekdays', () => {
  expect(monthsBetween('2026-11-25', '2027-01-24')).toEqual([
    { first: '2026-11-01', length: 30, weekday: 7 },
    { first: '2026-12-01', length: 31, weekday: 2 },
    { first: '2027-01-01', length: 31, weekday: 5 },
  ])
})
