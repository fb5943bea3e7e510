import { expect, test } from 'vitest'
import { searchedTerms } from './searchedTerms.ts'

test.each([
  '+233 24 555 2169',
  '+233245552169',
  '00233 24 555 2169',
  '233245552169',
  '0245552169',
  '024 555 2169',
  '024-555-2169',
  '(024) 555 2169',
  '24 555 2169',
  '245552169',
  '+233 (0)24 555 2169',
  '+233\u00a024\u00a0555\u00a02169',
])('a number of Ghana is found as it is typed in %j', (terms) => {
  expect(searchedTerms(terms)).toBe('245552169')
})

test.each([
  ['+44 20 7946 0958', '442079460958'],
  ['0044 20 7946 0958', '442079460958'],
  ['+225 07 12 34 56 78', '2250712345678'],
  ['ama 024 555 2169 clinic', 'ama 245552169 clinic'],
  ['2026-11-14', '2026-11-14'],
  ['2026-11', '2026-11'],
  ['K7QX-3M9T', 'K7QX-3M9T'],
  ['K7QX 3M9T', 'K7QX 3M9T'],
  ['ISO 9001', 'ISO 9001'],
  ['batch-0123-4567', 'batch-0123-4567'],
  ['0244123456x', '0244123456x'],
  ['7f9619ff-0123-4567-01b4', '7f9619ff-0123-4567-01b4'],
  ['24 55', '24 55'],
  ['', ''],
])('%j is searched as %j', (terms, searched) => {
  expect(searchedTerms(terms)).toBe(searched)
})
