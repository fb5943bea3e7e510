import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { measure, readMeasured, withRecords } from 'stand-in-server/testing/conformance'
import { expect, test } from 'vitest'
import { endpoints, measuredPackages } from './endpoints.ts'

const root = dirname(import.meta.dirname)
const recorded = join(import.meta.dirname, 'recorded.ndjson')

test('the README tells what was recorded', async () => {
  const readme = join(root, 'README.md')
  expect(await readFile(readme, 'utf8')).toBe(await withRecords(readme, recorded, endpoints))
})

test('the record is of these sources and versions', async () => {
  const measured = await measure(root, measuredPackages)
  const advice = 'Record again: npm run conformance:supabase -- --record'
  expect(await readMeasured(recorded), advice).toEqual(measured)
})
