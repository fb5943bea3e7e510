import { expect, test } from 'vitest'
import { columnsByYear } from './Milestones.tsx'

test('columns are as wide as the years until the next milestone, the last as wide as the mean', () => {
  expect(columnsByYear([2009, 2012, 2015, 2018, 2020, 2023])).toBe('3fr 3fr 3fr 2fr 3fr 2.8fr')
})

test.each([
  ['one milestone', [2009]],
  ['two of one year', [2009, 2009, 2015]],
  ['years too close to each other', [2009, 2010, 2023]],
  ['more than fit side by side', Array.from({ length: 12 }, (_, index) => 2000 + index)],
])('%s cannot be placed by year', (_case, years) => {
  expect(columnsByYear(years)).toBeNull()
})
