import { glob, readFile, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import type { TestFile } from './shards.ts'

const timesFile = 'tests/run/times.json'

/** Seconds by file, of the files that take a second or more. */
const times = z.record(z.string(), z.number())

/** Seconds of a file without a record. */
const short = 0.3

/** Returns every file with tests that `npm test` runs, with its duration in the last recorded run. */
export async function testFiles(): Promise<TestFile[]> {
  const recorded = times.parse(JSON.parse(await readFile(timesFile, 'utf8')))
  const patterns = [
    '{shared,web,gate,studio,supabase,scripts,packages,tests}/**/*.test.{ts,tsx}',
    'tests/e2e/**/*.spec.ts',
  ]
  const files: TestFile[] = []
  for await (const result of glob(patterns, { exclude: ['**/node_modules/**'] })) {
    const path = result.replaceAll('\\', '/')
    files.push({ path, group: groupOf(path), seconds: recorded[path] ?? short })
  }
  return files
}

function groupOf(path: string): TestFile['group'] {
  if (!path.endsWith('.spec.ts')) return 'unit'
  return path.startsWith('tests/e2e/studio/') ? 'studio' : 'site'
}

/** Writes the recorded durations, which balance the shards. */
export async function recordTimes(seconds: Map<string, number>): Promise<void> {
  const long = [...seconds].filter(([, value]) => value >= 1).sort(([a], [b]) => (a < b ? -1 : 1))
  const rounded = Object.fromEntries(long.map(([path, value]) => [path, Math.round(value)]))
  await writeFile(timesFile, `${JSON.stringify(rounded, null, 2)}\n`)
}
