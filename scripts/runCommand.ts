import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'

/**
 * Runs an npm script. Prints the message of an error, with DEBUG also its stack, and sets exit code 1.
 * Unknown flags are errors, and so are other arguments unless allowed.
 * @param options the flags, in the format of `parseArgs`
 */
export async function runCommand<Options extends ParseArgsOptionsConfig = Record<never, never>>(
  run: (values: Values<Options>, positionals: string[]) => Promise<void>,
  options?: Options,
  { allowPositionals = false }: { allowPositionals?: boolean } = {},
): Promise<void> {
  try {
    registerRun()
    const parsed = parseArgs({ options: options ?? ({} as Options), allowPositionals })
    await run(parsed.values, parsed.positionals)
  } catch (error) {
    console.error(errorText(error))
    if (process.env.DEBUG) console.error(error)
    process.exitCode = 1
  }
}

/**
 * Creates a file that exists while this process runs. `scripts/setup.mjs` looks for such files before it replaces
 * packages.
 */
function registerRun(): void {
  const file = `node_modules/.running/${process.pid}`
  const [, program = ''] = process.argv
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, relative('', program).replaceAll('\\', '/'))
  } catch {
    // No file is needed in a read-only folder, because nothing can be installed there.
    return
  }
  process.once('exit', () => rmSync(file, { force: true }))
}

type Values<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options }>
>['values']

/** What to do about an error of the file system, by its code. */
const storageAdvice: Record<string, string> = {
  ENOSPC: 'The disk is full: free some space, and start again. Nothing is damaged.',
  EROFS: 'The folder is read-only. Nothing is damaged.',
  EACCES: 'The folder or file belongs to another user. Nothing is damaged.',
  EMFILE: 'Too many files are open: close programs, or raise the limit (ulimit -n).',
}

/** Returns an error's message with the messages of its causes, because fetch's own message is only "fetch failed". */
function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause) return `${error.message}: ${errorText(error.cause)}`
  // Errors about ports have a code too, but no path.
  const advice = 'path' in error && 'code' in error ? storageAdvice[String(error.code)] : undefined
  return advice ? `${error.message}. ${advice}` : error.message
}

/** The time in ms after which a command that is still stopping says so. */
const silenceMs = 1000

/**
 * Resolves when the process is asked to end, by Ctrl-C or by a supervisor. The caller then completes the running work,
 * such as a build. If that takes longer, a message says that the command is still stopping.
 * @param limitMs the time after which the process ends even if work is running. Nothing is lost: the files on disk are
 *   complete at any moment, and the next start repeats the build
 */
export async function untilStopped({ limitMs }: { limitMs?: number } = {}): Promise<void> {
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  const shown =
    limitMs === undefined
      ? 'Waiting for what still runs, such as a build. Ctrl-C again ends it.'
      : 'Stopping ...'
  setTimeout(() => console.log(shown), silenceMs).unref()
  if (limitMs === undefined) return
  setTimeout(() => {
    console.log('Stopped before all had ended, such as a build: the next start makes it.')
    process.exit()
  }, limitMs).unref()
}
