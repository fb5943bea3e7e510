import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { redactSecrets } from './envFile.ts'
import { reasonInOutput } from './reason.ts'

/** Runs a tool in the version of its lock file, which is tested with this project. */
const locked = (name: string) => [process.execPath, resolve('scripts/tool.mjs'), name] as const

/** The services' command-line tools. */
export const tools = {
  supabase: locked('supabase'),
  sanity: ['npx', 'sanity'],
  wrangler: locked('wrangler'),
  netlify: locked('netlify'),
  gh: ['gh'],
  npm: ['npm'],
} as const satisfies Record<string, readonly string[]>

export type Tool = keyof typeof tools

/** The folder of a tool's configuration, if it is not the repository's root. */
const directories: Partial<Record<Tool, string>> = {
  sanity: 'studio',
  netlify: 'scripts/hosting/netlify',
}

type Options = {
  env?: Record<string, string>
  /** Text for the tool's standard input. */
  input?: string
}

function start(tool: Tool, args: readonly string[], options: Options, isInteractive: boolean) {
  const [program = '', ...rest] = tools[tool]
  const environment = { ...process.env, ...options.env }
  // The address of the database is passed without its password.
  const shown = redactSecrets(args.join(' '), { ...environment, SUPABASE_DB_URL: undefined })
  if (shown !== args.join(' '))
    throw new Error(
      `An argument of «${tool} ${shown}» has a secret, which other users of the machine could see: pass it by the environment or a file.`,
    )
  return spawn(program, [...rest, ...args], {
    cwd: directories[tool],
    env: {
      NO_COLOR: '1',
      SUPABASE_TELEMETRY_DISABLED: '1',
      WRANGLER_SEND_METRICS: 'false',
      ...environment,
    },
    stdio: isInteractive ? 'inherit' : 'pipe',
  })
}

/**
 * Runs a tool without prompts.
 * @returns its standard output
 * @throws Error with its reason if it fails
 */
export async function runTool(
  tool: Tool,
  args: readonly string[],
  options: Options = {},
): Promise<string> {
  const child = start(tool, args, options, false)
  const closed = once(child, 'close')
  // Ignored, because a tool that ends without reading its input reports the reason by its exit code and output.
  child.stdin?.on('error', () => {})
  child.stdin?.end(options.input ?? '')
  const [[code], output, errors] = await Promise.all([
    closed,
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
  ])
  if (code === 0) return output
  const command = `«${tool} ${args.slice(0, 2).join(' ')}»`
  throw new Error(`${command}: ${reasonInOutput(output, errors)}`)
}

/** The question before a tool opens the browser to sign in. */
export const opensBrowser = 'Press Enter, and the browser opens'

/** Runs a tool that interacts with a person, for example to sign in. @throws Error if it fails */
export async function runWithPerson(tool: Tool, args: readonly string[]): Promise<void> {
  const [code] = await once(start(tool, args, {}, true), 'close')
  if (code !== 0) throw new Error(`«${tool} ${args.join(' ')}» was not completed.`)
}
