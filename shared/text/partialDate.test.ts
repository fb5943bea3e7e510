import { expect, onTestFinished, test, vi } from 'vitest'
import { formatPartialDate, isPartialDate } from './partialDate.ts'

test.each(['1999', '2022-10', '2022-10-14', '2024-02-29', '2023-12-31'])(
  '%s is a year, a month or a day',
  (text) => expect(isPartialDate(text)).toBe(true),
)

test.each(['', '99', '2022-13', '2022-1', '2023-02-31', '2023-02-29', '2023-04-31', '14/10/2022'])(
  '“%s” is no date',
  (text) => expect(isPartialDate(text)).toBe(false),
)

test('a day that the calendar lacks is no date in a browser that does not parse it either', () => {
  class StrictDate extends Date {
    constructor(text: string) {
      super(text === '2023-02-31' ? Number.NaN : text)
    }
  }
  vi.stubGlobal('Date', StrictDate)
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(isPartialDate('2023-02-31')).toBe(false)
  expect(isPartialDate('2023-02-28')).toBe(true)
})

test.each([
  ['1999', '1999'],
  ['2022-10', 'octobre\u00a02022'],
  ['2022-10-01', '1er\u00a0octobre 2022'],
])('%s is written in French as %s', (date, text) => {
  expect(formatPartialDate(date, 'fr')).toBe(text)
})
