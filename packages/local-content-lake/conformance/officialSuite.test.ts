import { expect } from 'vitest'
import { test } from '../src/testing/lakeTest.ts'
import { readSuite, runSuite } from './groqSuite.ts'

test('the lake answers every case of the official GROQ suite over HTTP', async ({ client }) => {
  const outcomes = await runSuite(await readSuite(), client)
  expect(outcomes.length).toBeGreaterThan(4000)
  expect(outcomes.filter(({ failure }) => failure !== undefined)).toEqual([])
})
