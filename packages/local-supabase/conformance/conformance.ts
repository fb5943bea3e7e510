import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { runCases } from 'stand-in-server/testing/conformance'
import { hosted } from '../src/testing/hostedProject.ts'
import { endpoints, measuredPackages } from './endpoints.ts'

/**
 * Runs the cases of the endpoints, against a hosted project if the `CONFORMANCE_SUPABASE_` variables name one. With
 * `--record`, `recorded.ndjson` has each case with its requests and responses, and README.md the table.
 */
const {
  values: { record },
} = parseArgs({ options: { record: { type: 'boolean', default: false } } })
if (record && hosted)
  throw new Error('Only a local run is recorded: unset the CONFORMANCE_ variables')
console.log(`Endpoints of Supabase, against ${hosted?.url ?? 'the local stand-in'}:`)
await runCases({
  root: dirname(import.meta.dirname),
  record,
  endpoints,
  packages: measuredPackages,
})
