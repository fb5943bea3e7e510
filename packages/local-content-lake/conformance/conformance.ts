import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startLake } from '../src/startLake.ts'
import { connect } from '../src/testing/connect.ts'
import { readHostedProject } from '../src/testing/hostedProject.ts'
import { type Outcome, parseSuite, runSuite, type Suite } from './groqSuite.ts'
import { knownDifferences } from './knownDifferences.ts'
import { report } from './report.ts'
import { fetchSuite } from './suiteFile.ts'

const downloaded = '.local/conformance/suite.ndjson'

/**
 * Compares the local Content Lake with the specification and the documentation of the hosted one: the
 * official GROQ suite, and the tests of the endpoints, which run against a hosted project if the
 * `CONFORMANCE_` variables name one. README.md has the results.
 */
const {
  values: { suite },
} = parseArgs({ options: { suite: { type: 'string', default: downloaded } } })
const hosted = readHostedProject()
if (suite === downloaded) await fetchSuite(suite)
const outcomes = await runLocally(parseSuite(await readFile(suite, 'utf8')))
const { lines, surprises } = report(outcomes, knownDifferences)
console.log(`GROQ, cases of specification 1 without geo, against the local lake:\n`)
for (const line of lines) console.log(line)

const where = hosted ? `${hosted.projectId}, dataset ${hosted.dataset}` : 'the local lake'
console.log(`\nEndpoints of the Content Lake, against ${where}:`)
const config = join(import.meta.dirname, 'vitest.config.ts')
const { status } = spawnSync('vitest', ['run', '--config', config], { stdio: 'inherit' })
if (surprises > 0) console.error(`${surprises} cases of the GROQ suite are not as expected.`)
if (status !== 0) console.error('Tests of the endpoints failed.')
if (surprises > 0 || status !== 0) process.exitCode = 1

async function runLocally(suite: Suite): Promise<Outcome[]> {
  const directory = await mkdtemp(join(tmpdir(), 'conformance-'))
  const lake = await startLake({ directory, port: 0 })
  try {
    return await runSuite(suite, connect(lake.address))
  } finally {
    await lake.close()
    await rm(directory, { recursive: true })
  }
}
