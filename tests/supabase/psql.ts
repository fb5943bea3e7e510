import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Runs statements in one session with psql.
 * @returns the rows, one line each, without the names of the columns
 * @throws Error with psql's message
 */
export async function psql(url: string, sql: string): Promise<string[]> {
  const { stdout } = await run('psql', [
    url,
    '--no-psqlrc',
    '--quiet',
    '--no-align',
    '--tuples-only',
    '--set=ON_ERROR_STOP=1',
    `--command=${sql}`,
  ])
  return stdout.split('\n').filter(Boolean)
}
