import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startLake } from '../../scripts/local/lake/startLake.ts'
import { connect } from '../../scripts/local/lake/testing/connect.ts'
import { readHostedProject } from '../../scripts/local/lake/testing/hostedProject.ts'
import { runCommand } from '../../scripts/runCommand.ts'
import { type Outcome, parseSuite, runSuite, type Suite } from './groqSuite.ts'
import { knownDifferences } from './knownDifferences.ts'
import { report } from './report.ts'
import { fetchSuite } from './suiteFile.ts'

const downloaded = '.local/conformance/suite.ndjson'

/**
 * Compares the local Content Lake with the specification and the documentation of the hosted one: the
 * official GROQ suite, and the tests of the endpoints, which run against a hosted project if the
 * `CONFORMANCE_` variables name one. docs/stand-ins.md has the results.
 */
await runCommand(
  async ({ suite = downloaded }) => {
    const hosted = readHostedProject()
    if (suite === downloaded) await fetchSuite(suite)
    const outcomes = await runLocally(parseSuite(await readFile(suite, 'utf8')))
    const { lines, surprises } = report(outcomes, knownDifferences)
    console.log(`GROQ, cases of specification 1 without geo, against the local lake:\n`)
    for (const line of lines) console.log(line)

    const where = hosted ? `${hosted.projectId}, dataset ${hosted.dataset}` : 'the local lake'
    console.log(`\nEndpoints of the Content Lake, against ${where}:`)
    const config = 'tests/conformance/vitest.config.ts'
    const { status } = spawnSync('vitest', ['run', '--config', config], { stdio: 'inherit' })
    console.log('The same for Supabase: npm run test:hosted, see docs/hosting.md')

    const failures = [
      ...(surprises > 0 ? [`${surprises} cases of the GROQ suite are not as expected`] : []),
      ...(status !== 0 ? ['tests of the endpoints failed'] : []),
    ]
    if (failures.length > 0) throw new Error(`Conformance: ${failures.join('; ')}.`)
  },
  { suite: { type: 'string' } },
)

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
