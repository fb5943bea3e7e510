import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import type { Readable } from 'node:stream'

export type StudioOptions = {
  /** The directory with sanity.config.ts. */
  source: string
  /** Other directories and files that its code depends on. */
  dependencies: string[]
  /** Where built Studios are kept. */
  directory: string
  port: number
  /** The `SANITY_STUDIO_…` variables that become part of its code. */
  variables: Record<string, string>
}

/** A Studio that answers at `address` until it is closed. */
export type RunningStudio = { address: string; close(): Promise<void> }

/** Starts Sanity's command in the Studio's directory. On Windows it is a script, which needs a shell. */
export function startSanity(
  source: string,
  parameters: string[],
  variables: Record<string, string>,
): ChildProcessByStdio<null, Readable, Readable> {
  const isWindows = process.platform === 'win32'
  const program = resolve('node_modules/.bin', isWindows ? 'sanity.cmd' : 'sanity')
  return spawn(isWindows ? `"${program}"` : program, parameters, {
    cwd: source,
    shell: isWindows,
    env: { ...process.env, ...variables, CI: 'true', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
