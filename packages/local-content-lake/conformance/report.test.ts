import { expect, test } from 'vitest'
import { report } from './report.ts'

const passes = { id: 'one', file: 'type/a.yml', query: '1' }
const fails = { id: 'two', file: 'operator/in.yml', query: '1\n  in 2', failure: 'is null' }

test('cases are counted by directory', () => {
  expect(report([passes, { ...passes, file: 'operator/in.yml' }])).toEqual([
    'operator         1 of     1',
    'type             1 of     1',
    'all              2 of     2',
  ])
})

test('a failure is shown with its query', () => {
  expect(report([passes, fails]).slice(-3)).toEqual([
    'Does not pass: two (operator/in.yml)',
    '  1 in 2',
    '  is null',
  ])
})
