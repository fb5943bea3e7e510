import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { resolve as absolute, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { pathToFileURL } from 'node:url'

/** Not `node_modules/.bin/deno`: in Deno 2.1 that is a Node program, which would be killed instead. */
const deno = absolute('node_modules/deno', process.platform === 'win32' ? 'deno.exe' : 'deno')

/** Receives a line that a function has printed. */
export type Log = (line: string) => void

/** A function that ended before it listened. */
export class BootError extends Error {}

/** A function's process. */
export type FunctionProcess = {
  /** Resolves with its address when it listens; rejects with a BootError if it ends before. */
  address: Promise<string>
  hasEnded(): boolean
  stop(): Promise<void>
}

/**
 * Starts a function in Deno.
 * @param folder has `index.ts` and `deno.json`
 * @param environment the variables that it sees, and no others
 */
export function startFunctionProcess(
  folder: string,
  environment: Record<string, string>,
  log: Log,
): FunctionProcess {
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
  const ended = new Promise<void>((done) => child.once('close', () => done()))
  return {
    address: listening(child, log),
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    stop: async () => {
      child.kill()
      await ended
    },
  }
}

/** Resolves with the address that Deno prints; every later line goes to the log. */
function listening(
  child: ChildProcessByStdio<Writable, Readable, Readable>,
  log: Log,
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const output: string[] = []
  let isListening = false
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on('line', (line) => {
      if (isListening) return log(line)
      output.push(line)
      const [, address] = /Listening on (http:\/\/\S+?)\/?$/.exec(line.trim()) ?? []
      if (address === undefined) return
      isListening = true
      resolve(address)
    })
  child.once('error', reject)
  child.once('close', () => reject(new BootError(`does not run: ${reasonIn(output.join('\n'))}`)))
  return promise
}

/** Returns the message of the error that ended a program, without Deno's own words. */
function reasonIn(output: string): string {
  return (
    /^error: (?:Uncaught (?:\(in promise\) )?(?:\w*Error: )?)?(.+)$/m.exec(output)?.[1] ?? output
  )
}
