import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { formatDate, formatToday } from './formatDate.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 0, 2, 23, 59) }))
afterEach(() => vi.useRealTimers())

test.each([
  ['en', '2 January 2026'],
  ['fr', '2 janvier 2026'],
  ['pt', '2 de janeiro de 2026'],
] as const)('today in %s reads %s', (language, words) => {
  expect(formatToday(language, 'date')).toBe(words)
})

test('the year changes with the visitor’s own midnight', () => {
  vi.setSystemTime(new Date(2026, 11, 31, 23, 59, 59))
  expect(formatToday('en', 'year')).toBe('2026')
  vi.setSystemTime(new Date(2027, 0, 1))
  expect(formatToday('en', 'year')).toBe('2027')
})

test.each([
  ['en', '1 December 2026'],
  ['fr', '1er décembre 2026'],
  ['pt', '1 de dezembro de 2026'],
] as const)('a day of the calendar in %s reads %s', (language, words) => {
  expect(formatDate('2026-12-01', language)).toBe(words)
})
