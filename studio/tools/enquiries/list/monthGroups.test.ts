import { expect, test } from 'vitest'
import { formatPeriod, monthGroups } from './monthGroups.ts'

test('months, quarters and years are listed newest first, with the sums of their months', () => {
  const months = [
    { value: '2026-09', count: 4 },
    { value: '2026-12', count: 1 },
    { value: '2026-10', count: 2 },
    { value: '2027-01', count: 8 },
  ]
  const listed = monthGroups(months).map(({ title, values }) => [
    title,
    ...values.map(({ value, count }) => `${formatPeriod(value)}: ${count}`),
  ])
  expect(listed).toEqual([
    ['Months', 'January 2027: 8', 'December 2026: 1', 'October 2026: 2', 'September 2026: 4'],
    ['Quarters', 'Q1 2027: 8', 'Q4 2026: 3', 'Q3 2026: 4'],
    ['Years', '2027: 8', '2026: 7'],
  ])
})
