import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { resolve as absolute, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type ServerProcess, StartError, serverProcess } from 'stand-in-server/serverProcess'

/**
 * Returns the binary of the installed Deno, not `node_modules/.bin/deno`, which in Deno 2.1 is a Node program: killing
 * it would leave Deno running.
 */
function denoBinary(): string {
  const packageFile = createRequire(import.meta.url).resolve('deno/package.json')
  return join(dirname(packageFile), process.platform === 'win32' ? 'deno.exe' : 'deno')
}

export type Log = (line: string) => void

/**
 * Starts a function in Deno.
 * @param folder contains `index.ts` and `deno.json`
 * @param environment all variables that the function gets
 */
export function startFunctionProcess(
  folder: string,
  environment: Record<string, string>,
  log: Log,
): ServerProcess {
  const child = spawn(
    denoBinary(),
    [
      'run',
      `--config=${join(folder, 'deno.json')}`,
      // Uses only installed packages. Otherwise Deno requests each package of a version 4 lock file from the registry.
      // Hosted functions use version 4.
      '--node-modules-dir=manual',
      '--no-lock',
      '--no-prompt',
      '--allow-env',
      '--allow-read',
      '--allow-sys=hostname,networkInterfaces',
      '--allow-net=localhost,127.0.0.1',
      join(import.meta.dirname, 'functionHost.js'),
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
  // The process may exit while its standard input is open.
  child.stdin.on('error', () => {})
  const server = serverProcess(child, /Listening on (http:\/\/\S+?)\/?$/, log)
  const address = server.address.catch((error: Error) => {
    throw new StartError(`does not run: ${parseReason(error.message)}`)
  })
  return { ...server, address }
}

/** Leaves out the lines that Deno adds to a program's error. */
function parseReason(output: string): string {
  return (
    /^error: (?:Uncaught (?:\(in promise\) )?(?:\w*Error: )?)?(.+)$/m.exec(output)?.[1] ?? output
  )
}
