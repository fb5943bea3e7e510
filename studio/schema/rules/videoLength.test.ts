import { expect, test } from 'vitest'
import { clockTime } from './videoLength.ts'

test.each([
  [0.4, '0:01'],
  [160.2, '2:40'],
  [599.6, '10:00'],
  [3723, '1:02:03'],
])('%s seconds are shown as %s', (seconds, text) => {
  expect(clockTime(seconds)).toBe(text)
})
