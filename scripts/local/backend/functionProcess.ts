import { spawn } from 'node:child_process'
import { resolve as absolute, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type ServerProcess, StartError, serverProcess } from '../../process/server.ts'

/** Not `node_modules/.bin/deno`: in Deno 2.1 that is a Node program, which would be killed instead. */
const deno = absolute('node_modules/deno', process.platform === 'win32' ? 'deno.exe' : 'deno')

export type Log = (line: string) => void

/**
 * Starts a function in Deno.
 * @param folder has `index.ts` and `deno.json`
 * @param environment the variables that it sees, and no others
 */
export function startFunctionProcess(
  folder: string,
  environment: Record<string, string>,
  log: Log,
): ServerProcess {
  const child = spawn(
    deno,
    [
      'run',
      `--config=${join(folder, 'deno.json')}`,
      // Uses the installed packages alone. Deno asks the registry about each package of a lock file
      // of version 4, which is the version that hosted functions read.
      '--node-modules-dir=manual',
      '--no-lock',
      '--no-prompt',
      '--allow-env',
      '--allow-read',
      '--allow-sys=hostname,networkInterfaces',
      '--allow-net=localhost,127.0.0.1',
      join(import.meta.dirname, 'functionHost.ts'),
      pathToFileURL(absolute(folder, 'index.ts')).href,
    ],
    {
      env: {
        PATH: process.env.PATH ?? '',
        HOME: process.env.HOME ?? '',
        DENO_NO_UPDATE_CHECK: '1',
        NO_COLOR: '1',
        ...environment,
      },
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  )
  // The process may end while its standard input is open.
  child.stdin.on('error', () => {})
  const server = serverProcess(child, /Listening on (http:\/\/\S+?)\/?$/, log)
  const address = server.address.catch((error: Error) => {
    throw new StartError(`does not run: ${reasonIn(error.message)}`)
  })
  return { ...server, address }
}

/** Returns the message of the error that ended a program, without Deno's own words. */
function reasonIn(output: string): string {
  return (
    /^error: (?:Uncaught (?:\(in promise\) )?(?:\w*Error: )?)?(.+)$/m.exec(output)?.[1] ?? output
  )
}
