import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { runCases } from 'stand-in-server/testing/conformance'
import { startLake } from '../src/startLake.ts'
import { connect } from '../src/testing/connect.ts'
import { readHostedProject } from '../src/testing/hostedProject.ts'
import { endpoints } from './endpoints.ts'
import { type CaseOutcome, parseSuite, runSuite, type Suite } from './groqSuite.ts'
import { report } from './report.ts'
import { fetchSuite } from './suiteFile.ts'

const downloaded = '.local/conformance/suite.ndjson'

/**
 * Compares the local Content Lake with the specification and the documentation of the hosted one: the
 * official GROQ suite, and the tests of the endpoints, which run against a hosted project if the
 * `CONFORMANCE_` variables name one. With
 * `--record`, `recorded.ndjson` has each case with its requests and responses, and README.md the table.
 */
const {
  values: { suite, record },
} = parseArgs({
  options: {
    suite: { type: 'string', default: downloaded },
    record: { type: 'boolean', default: false },
  },
})
const hosted = readHostedProject()
if (record && hosted)
  throw new Error('Only a local run is recorded: unset the CONFORMANCE_ variables')
if (suite === downloaded) await fetchSuite(suite)
const outcomes = await runLocally(parseSuite(await readFile(suite, 'utf8')))
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
  packages: ['groq-js', '@sanity/mutator', '@sanity/client'],
  suites: [`${passed} of ${outcomes.length} of the GROQ suite, for specification 1 without geo`],
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
