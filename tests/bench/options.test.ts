import { parseArgs } from 'node:util'
import { expect, test } from 'vitest'
import { flags, options, parts } from './options.ts'

const parse = (...args: string[]) => options.parse(parseArgs({ options: flags, args }).values)

test('without options, everything is measured five times in the demo site', () => {
  expect(parse()).toEqual({ runs: 5, only: parts, pages: [20, 200], news: [200] })
})

test('some parts can be measured, in sites that are built already', () => {
  const asked = parse('--only', 'load,navigation', '--runs=10', '--site=dist', '--beside=other')
  expect(asked).toMatchObject({
    only: ['load', 'navigation'],
    runs: 10,
    site: 'dist',
    beside: 'other',
  })
})

test('a number of pages may be left out', () => {
  expect(parse('--news=').news).toEqual([])
})

test.each([
  ['--only', 'clicks', '--only lists some of load, interaction'],
  ['--runs', 'many', '--runs is no number'],
  ['--runs', '0', '--runs is not above 0'],
])('%s %s is refused', (flag, value, reason) => {
  expect(() => parse(flag, value)).toThrow(reason)
})
