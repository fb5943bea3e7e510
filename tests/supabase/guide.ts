import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

const guide = await readFile('docs/hosting.md', 'utf8')

/** The Supabase CLI's commands in docs/hosting.md, in order, beginning with `supabase`. */
export const commands = [
  ...guide.matchAll(/^ *node scripts\/tool\.mjs (supabase (?:.*\\\n)*.*)$/gm),
].map(([, command = '']) => command.replace(/\\\n\s*/g, ''))

/** The SQL statement in docs/hosting.md. */
export const [statement = ''] = /select vault\.create_secret\(.*\);/.exec(guide) ?? []

/**
 * Runs a command of the Supabase CLI, without prompts.
 * @returns its output
 * @throws Error with its output if it fails
 */
export async function runCli(
  command: string,
  options: { cwd?: string; env?: Record<string, string> } = {},
): Promise<string> {
  const words = [resolve('scripts/tool.mjs'), ...command.split(' '), '--yes']
  const { stdout, stderr } = await promisify(execFile)(process.execPath, words, {
    ...options,
    env: { ...process.env, SUPABASE_TELEMETRY_DISABLED: '1', ...options.env },
  })
  return stdout + stderr
}
