import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { runCases } from 'stand-in-server/testing/conformance'
import { startLake } from '../src/startLake.ts'
import { connect } from '../src/testing/connect.ts'
import { readHostedProject } from '../src/testing/hostedProject.ts'
import { endpoints, measuredPackages } from './endpoints.ts'
import {
  type CaseOutcome,
  parseSuite,
  readSuite,
  runSuite,
  type Suite,
  storeSuite,
  suiteSource,
} from './groqSuite.ts'
import { report } from './report.ts'

/**
 * Compares the local Content Lake with the specification and the documentation of the hosted one: the
 * official GROQ suite, and the tests of the endpoints, which run against a hosted project if the
 * `CONFORMANCE_` variables name one. With `--record`, `recorded.ndjson` has each case with its requests and responses,
 * and README.md the table. With `--suite`, the GROQ suite is another compiled file, which `--record` stores.
 */
const {
  values: { suite: suitePath, record },
} = parseArgs({
  options: {
    suite: { type: 'string' },
    record: { type: 'boolean', default: false },
  },
})
const hosted = readHostedProject()
if (record && hosted)
  throw new Error('Only a local run is recorded: unset the CONFORMANCE_ variables')
const suite = suitePath ? parseSuite(await readFile(suitePath, 'utf8')) : await readSuite()
if (record && suitePath) await storeSuite(suite)
const outcomes = await runLocally(suite)
console.log(`GROQ, cases of specification 1 without geo, against the local lake:\n`)
for (const line of report(outcomes)) console.log(line)

const where = hosted ? `${hosted.projectId}, dataset ${hosted.dataset}` : 'the local lake'
console.log(`\nEndpoints of the Content Lake, against ${where}:`)
const passed = outcomes.filter(({ failure }) => failure === undefined).length
if (passed < outcomes.length) process.exitCode = 1
await runCases({
  root: dirname(import.meta.dirname),
  record: record && passed === outcomes.length,
  endpoints,
  packages: measuredPackages,
  suites: [
    `${passed} of ${outcomes.length} of the [GROQ suite](${suiteSource}), for specification 1 without geo`,
  ],
})

async function runLocally(suite: Suite): Promise<CaseOutcome[]> {
  const directory = await mkdtemp(join(tmpdir(), 'conformance-'))
  const lake = await startLake({ directory, port: 0 })
  try {
    return await runSuite(suite, connect(lake.address))
  } finally {
    await lake.close()
    await rm(directory, { recursive: true })
  }
}
