import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { runCommand } from '../../scripts/runCommand.ts'
import { prepareDemo } from '../support/buildDemo.ts'
import { prepareEditing } from '../support/editingStack.ts'
import { playwrightResults, type Result, vitestResults } from './results.ts'
import { packShards, parseShard, type TestFile } from './shards.ts'
import { recordTimes, testFiles } from './testFiles.ts'

const reports = '.local/test-reports'

// Node compiles the same packages for each test file and command; this way only once.
process.env.NODE_COMPILE_CACHE ??= resolve('.local/compile-cache')

/**
 * `npm test`: lint, types, unit tests and journeys; with `--shard 2/4` the second of four parts. Ends with
 * the slowest tests. `--all` opens every page in every language instead of a sample; `--record` stores the
 * durations, which balance the shards.
 */
await runCommand(
  async ({ shard: text, record, all }) => {
    if (all) process.env.TEST_ALL = '1'
    const shard = parseShard(text ?? '1/1')
    const files = packShards(await testFiles(), shard.count)[shard.index - 1] ?? []
    await mkdir(reports, { recursive: true })
    const started = performance.now()
    // Unit tests mostly wait for processes of their own, so the other checks run beside them.
    const [unitTests] = await Promise.all([runUnitTests(files), prepare(shard.index === 1, files)])
    const results = [...unitTests, ...(await runJourneys(files))]
    if (record) await recordTimes(sumByFile(results))
    printSummary(results, (performance.now() - started) / 1000)
  },
  { shard: { type: 'string' }, record: { type: 'boolean' }, all: { type: 'boolean' } },
)

/** Lints and checks types, and prepares what the journeys begin with. */
async function prepare(isFirst: boolean, files: TestFile[]): Promise<void> {
  if (isFirst) {
    await run('npm', ['run', 'lint'])
    // Without garbage collection the compiler takes two thirds of the time, and little more memory.
    await run('npm', ['run', 'typecheck'], { GOGC: 'off' })
  }
  if (files.some(({ group }) => group === 'site')) await prepareDemo()
  if (files.some(({ group }) => group === 'studio')) await prepareEditing()
}

async function runUnitTests(files: TestFile[]): Promise<Result[]> {
  const chosen = files.filter(({ group }) => group === 'unit')
  if (chosen.length === 0) return []
  const report = `${reports}/unit.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  await run('npx', ['vitest', 'run', ...reporters, ...chosen.map(({ path }) => path)])
  return vitestResults(report)
}

async function runJourneys(files: TestFile[]): Promise<Result[]> {
  const chosen = files.filter(({ group }) => group !== 'unit')
  if (chosen.length === 0) return []
  const report = `${reports}/journeys.json`
  await run(
    'npx',
    ['playwright', 'test', '--reporter=list,json', ...chosen.map(({ path }) => path)],
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  )
  return playwrightResults(report)
}

/** Runs a program with this process's output, and throws if it fails. */
async function run(
  program: string,
  parameters: string[],
  variables: Record<string, string> = {},
): Promise<void> {
  const child = spawn(program, parameters, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...variables },
  })
  const [code] = await once(child, 'exit')
  if (code !== 0)
    throw new Error(`«${program} ${parameters[0]} ${parameters[1]}» failed; the reasons are above.`)
}

function sumByFile(results: Result[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { file, seconds } of results) sums.set(file, (sums.get(file) ?? 0) + seconds)
  return sums
}

function printSummary(results: Result[], seconds: number): void {
  console.log('\nThe ten slowest tests:')
  for (const result of results.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10))
    console.log(`  ${result.seconds.toFixed(1).padStart(5)} s  ${result.file}: ${result.title}`)
  const passed = results.filter((result) => result.passed).length
  console.log(`\nAll of it in ${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`)
  console.log(`${passed} passed, ${results.length - passed} failed`)
}
