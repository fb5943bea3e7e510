import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { runCommand } from '../../scripts/runCommand.ts'
import { prepareDemo } from '../support/buildDemo.ts'
import { prepareEditing } from '../support/editingStack.ts'
import { type Omission, reasonOf, runCheck, runTests, summarize } from './parts.ts'
import { playwrightResults, type Result, vitestResults } from './results.ts'
import { packShards, parseShard, type TestFile } from './shards.ts'
import { recordTimes, testFiles } from './testFiles.ts'

const reports = '.local/test-reports'

// Node compiles the same packages for each test file and command; this way only once.
process.env.NODE_COMPILE_CACHE ??= resolve('.local/compile-cache')

/**
 * `npm test`: lint, types, unit tests and journeys; with `--shard 2/4` the second of four parts. Each is run, whatever
 * has failed before. Ends with the slowest tests, the failed ones, and what could not be run. `--all` opens every page
 * in every language instead of a sample; `--record` stores the durations, which balance the shards.
 */
await runCommand(
  async ({ shard: text, record, all }) => {
    if (all) process.env.TEST_ALL = '1'
    const shard = parseShard(text ?? '1/1')
    const files = packShards(await testFiles(), shard.count)[shard.index - 1] ?? []
    // A report of an earlier run must not be read.
    await rm(reports, { recursive: true, force: true })
    await mkdir(reports, { recursive: true })
    const started = performance.now()
    // Unit tests mostly wait for processes of their own, so the other checks run beside them.
    const [unitTests, { checks, omissions }] = await Promise.all([
      runUnitTests(files),
      prepare(shard.index === 1, files),
    ])
    const isOmitted = ({ group }: TestFile) =>
      omissions.some((omission) => omission.group === group)
    const journeys = await runJourneys(files.filter((file) => !isOmitted(file)))
    const results = [...checks, ...unitTests, ...journeys]
    if (record) await recordTimes(sumByFile([...unitTests, ...journeys]))
    const seconds = (performance.now() - started) / 1000
    for (const line of summarize(results, omissions, seconds)) console.log(line)
    if (omissions.length > 0 || results.some(({ passed }) => !passed)) process.exitCode = 1
  },
  { shard: { type: 'string' }, record: { type: 'boolean' }, all: { type: 'boolean' } },
)

/** Lints and checks types, and prepares what the journeys begin with. */
async function prepare(isFirst: boolean, files: TestFile[]) {
  const checks: Result[] = []
  if (isFirst) {
    checks.push(await runCheck('lint', () => run('npm', ['run', 'lint'])))
    // Without garbage collection the compiler takes two thirds of the time, and little more memory.
    const variables = { GOGC: 'off' }
    checks.push(await runCheck('types', () => run('npm', ['run', 'typecheck'], variables)))
  }
  const omissions: (Omission & { group: TestFile['group'] })[] = []
  for (const [group, prepareGroup] of [
    ['site', prepareDemo],
    ['studio', prepareEditing],
  ] as const) {
    if (!files.some((file) => file.group === group)) continue
    const reason = await reasonOf(prepareGroup)
    if (reason !== null) omissions.push({ group, part: `journeys of the ${group}`, reason })
  }
  return { checks, omissions }
}

async function runUnitTests(files: TestFile[]): Promise<Result[]> {
  const chosen = files.filter(({ group }) => group === 'unit').map(({ path }) => path)
  if (chosen.length === 0) return []
  const report = `${reports}/unit.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const start = () => run('npx', ['vitest', 'run', ...reporters, ...chosen])
  return runTests('unit tests', start, () => vitestResults(report))
}

async function runJourneys(files: TestFile[]): Promise<Result[]> {
  const chosen = files.filter(({ group }) => group !== 'unit').map(({ path }) => path)
  if (chosen.length === 0) return []
  const report = `${reports}/journeys.json`
  const variables = { PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const start = () =>
    run('npx', ['playwright', 'test', '--reporter=list,json', ...chosen], variables)
  return runTests('journeys', start, () => playwrightResults(report))
}

/** Runs a program with this process's output, and returns whether it succeeded. */
async function run(
  program: string,
  parameters: string[],
  variables: Record<string, string> = {},
): Promise<boolean> {
  const child = spawn(program, parameters, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...variables },
  })
  const [code] = await once(child, 'exit')
  return code === 0
}

function sumByFile(results: Result[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { file, seconds } of results) sums.set(file, (sums.get(file) ?? 0) + seconds)
  return sums
}
