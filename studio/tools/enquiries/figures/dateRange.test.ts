import { expect, test } from 'vitest'
import { monthsOf, periodName, rangeBefore, usualRanges } from './dateRange.ts'

test('usual periods are made of whole months, also across a year', () => {
  expect(usualRanges('2027-01-31')).toEqual({
    'This month': { from: '2027-01-01', to: '2027-01-31' },
    'Last month': { from: '2026-12-01', to: '2026-12-31' },
    'This quarter': { from: '2027-01-01', to: '2027-03-31' },
    'Last quarter': { from: '2026-10-01', to: '2026-12-31' },
    'This year': { from: '2027-01-01', to: '2027-12-31' },
    'Last year': { from: '2026-01-01', to: '2026-12-31' },
  })
})

test('the months of a period are all that it touches', () => {
  expect(monthsOf({ from: '2026-11-30', to: '2027-01-01' })).toEqual([
    '2026-11',
    '2026-12',
    '2027-01',
  ])
  expect(monthsOf({ from: '2026-11-05', to: '2026-11-06' })).toEqual(['2026-11'])
})

test.each([
  ['a month', '2027-03-01', '2027-03-31', '2027-02-01', '2027-02-28'],
  ['a quarter', '2027-01-01', '2027-03-31', '2026-10-01', '2026-12-31'],
  ['a year', '2028-01-01', '2028-12-31', '2027-01-01', '2027-12-31'],
  ['ten days', '2027-03-05', '2027-03-14', '2027-02-23', '2027-03-04'],
  ['a day', '2027-03-01', '2027-03-01', '2027-02-28', '2027-02-28'],
])('the period before %s is as long', (_, from, to, start, end) => {
  expect(rangeBefore({ from, to })).toEqual({ from: start, to: end })
})

test.each([
  ['2026-11-01', '2026-11-30', '2026-11'],
  ['2026-10-01', '2026-12-31', '2026-Q4'],
  ['2026-01-01', '2026-12-31', '2026'],
  ['2026-11-01', '2027-01-31', undefined],
  ['2026-11-05', '2026-11-20', undefined],
])('the period from %s to %s is called %s', (from, to, name) => {
  expect(periodName({ from, to })).toBe(name)
})
