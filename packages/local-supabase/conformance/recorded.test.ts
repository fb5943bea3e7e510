import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { withRecords } from 'stand-in-server/testing/conformance'
import { expect, test } from 'vitest'
import { endpoints } from './endpoints.ts'

test('the README tells what was recorded', async () => {
  const readme = join(dirname(import.meta.dirname), 'README.md')
  const recorded = join(import.meta.dirname, 'recorded.ndjson')
  expect(await readFile(readme, 'utf8')).toBe(await withRecords(readme, recorded, endpoints))
})
