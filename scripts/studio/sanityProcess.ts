import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import type { Readable } from 'node:stream'

export const studioDirectory = 'studio'

export type StudioOptions = {
  directory: string
  port: number
  variables: StudioVariables
}

/** The variables of the Studio's code, which its page sets. */
export const variableNames = [
  'SANITY_STUDIO_API_HOST',
  'SANITY_STUDIO_PREVIEW_URL',
  'SANITY_STUDIO_SUPABASE_URL',
  'SANITY_STUDIO_SUPABASE_PUBLISHABLE_KEY',
] as const

export type StudioVariables = Record<(typeof variableNames)[number], string>

/** Starts Sanity's command in a Studio's directory. On Windows the command is a script, which needs a shell. */
export function startSanity(
  parameters: string[],
  environment: Partial<StudioVariables> = {},
  cwd = studioDirectory,
): ChildProcessByStdio<null, Readable, Readable> {
  const isWindows = process.platform === 'win32'
  const program = resolve('node_modules/.bin', isWindows ? 'sanity.cmd' : 'sanity')
  return spawn(isWindows ? `"${program}"` : program, parameters, {
    cwd,
    shell: isWindows,
    env: {
      ...process.env,
      ...environment,
      STUDIO_VITE_CONFIG: import.meta.resolve('./viteConfig.ts'),
      CI: 'true',
      NO_COLOR: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
