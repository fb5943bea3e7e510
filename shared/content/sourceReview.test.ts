import { expect, test } from 'vitest'
import { reviewMonth } from './sourceReview.ts'

test.for<[string, number | undefined, string]>([
  ['2026-11-25', undefined, '2027-11'],
  ['2026-11-25', 1, '2026-12'],
  ['2026-12-31', 2, '2027-02'],
  ['2027-01-31', 13, '2028-02'],
])(
  'a check of %s that holds for %s months is due in %s',
  ([checkedOn, reviewIntervalMonths, due]) => {
    expect(reviewMonth({ checkedOn, reviewIntervalMonths })).toBe(due)
  },
)
