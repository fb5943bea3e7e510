import { expect, test } from 'vitest'
import { takeConsoleErrors } from '../support/failOnConsoleError.ts'
import { reasonOf, runCheck, runTests, summarize } from './parts.ts'

const passed = { file: 'a.test.ts', title: 'is a', seconds: 1, passed: true }
const failed = { file: 'b.test.ts', title: 'is b', seconds: 2, passed: false }

test('a check counts as a test', async () => {
  expect(await runCheck('lint', async () => false)).toMatchObject({ title: 'lint', passed: false })
})

test.each([
  ['passed, with tests that passed', true, [passed], [passed]],
  ['failed, by a test', false, [passed, failed], [passed, failed]],
])('a program that %s is told by its tests', async (_, isSuccess, reported, results) => {
  const read = async () => reported
  expect(await runTests('unit tests', async () => isSuccess, read)).toEqual(results)
})

test('a program that failed although its tests passed, or without a report, is a failure', async () => {
  const own = expect.objectContaining({ title: 'unit tests, besides its tests', passed: false })
  const run = async () => false
  expect(await runTests('unit tests', run, async () => [passed])).toEqual([passed, own])
  const unread = () => Promise.reject(new Error('no such file'))
  expect(await runTests('unit tests', run, unread)).toEqual([own])
  expect(takeConsoleErrors()).toEqual(['The report of the unit tests cannot be read: no such file'])
})

test('a program that reports nothing did not pass', async () => {
  const [result] = await runTests(
    'unit tests',
    async () => true,
    async () => [],
  )
  expect(result?.passed).toBe(false)
})

test('what could not be prepared says why', async () => {
  expect(await reasonOf(async () => {})).toBeNull()
  expect(await reasonOf(() => Promise.reject(new Error('The disk is full')))).toBe(
    'The disk is full',
  )
})

test('the last lines name what was repeated, what failed and what was not run, and end with the numbers', () => {
  const omissions = [{ part: 'journeys of the site', reason: 'The disk is full' }]
  const repeated = { ...passed, file: 'c.test.ts', title: 'is c', seconds: 3, wasRepeated: true }
  expect(summarize([passed, failed, repeated], omissions, 61)).toEqual([
    '',
    'The ten slowest tests:',
    '    3.0 s  c.test.ts: is c',
    '    2.0 s  b.test.ts: is b',
    '    1.0 s  a.test.ts: is a',
    '',
    'Passed at the second attempt:',
    '  c.test.ts: is c',
    '',
    'Failed:',
    '  b.test.ts: is b',
    '',
    'Not run:',
    '  journeys of the site: The disk is full',
    '',
    'All of it in 1 min 1 s',
    '2 passed, 1 failed',
  ])
})
