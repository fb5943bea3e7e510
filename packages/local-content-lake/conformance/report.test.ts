import { expect, test } from 'vitest'
import { report } from './report.ts'

const passes = { id: 'one', file: 'type/a.yml', query: '1' }
const fails = { id: 'two', file: 'operator/in.yml', query: '1\n  in 2', failure: 'is null' }

test('cases are counted by directory', () => {
  expect(report([passes, { ...passes, file: 'operator/in.yml' }], {})).toEqual({
    surprises: 0,
    lines: [
      'operator         1 of     1',
      'type             1 of     1',
      'all              2 of     2',
    ],
  })
})

test('a failure is shown with its query, and counts unless it is known', () => {
  const { lines, surprises } = report([fails], {})
  expect(surprises).toBe(1)
  expect(lines.slice(-3)).toEqual(['Does not pass: two (operator/in.yml)', '  1 in 2', '  is null'])
  const known = report([fails], { two: 'The reason.' })
  expect(known.surprises).toBe(0)
  expect(known.lines.at(-1)).toBe('Known: two does not pass: The reason.')
})

test('a known difference that passes counts', () => {
  const { lines, surprises } = report([passes], { one: 'The reason.' })
  expect(surprises).toBe(1)
  expect(lines.at(-1)).toBe('Passes, but is listed in knownDifferences.ts: one')
})
