import { z } from 'zod'
import type { EnvFile } from './envFile.ts'
import { runTool } from './tools.ts'

/** Returns the project's reference, the first part of its address. */
export const projectRef = (settings: EnvFile) =>
  new URL(settings.get('SUPABASE_URL')).hostname.split('.')[0] ?? ''

/** Runs a command of Supabase's tool for the account. @returns its JSON */
export const askSupabase = async (...args: string[]): Promise<unknown> =>
  JSON.parse(await runTool('supabase', [...args, '--output-format', 'json', '--yes']))

/** Runs a command of Supabase's tool for the project. @returns its JSON */
export const askProject = (settings: EnvFile, ...args: string[]) =>
  askSupabase(...args, `--remote=${projectRef(settings)}`)

const rows = z.array(z.record(z.string(), z.unknown()))

/** Runs SQL in the project's database. */
export async function query(settings: EnvFile, sql: string, { isReadOnly = true } = {}) {
  const options = isReadOnly ? ['--read-only'] : []
  return rows.parse(await askProject(settings, 'db', 'query', sql, ...options))
}

export const literal = (text: string) => `'${text.replaceAll("'", "''")}'`
