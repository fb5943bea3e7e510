import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { json, type Reply } from './reply.ts'

/** Where each of the project's functions has a folder. */
export const functionsFolder = 'supabase/functions'

/** A request to a function. */
export type FunctionRequest = {
  method: string
  headers: Record<string, string>
  body: string
}

/** The project's functions, each run by Deno in a process of its own. */
export type Functions = {
  /** Answers a request as the function does; 404 where there is none, 503 where it is down. */
  call(name: string, request: FunctionRequest): Promise<Reply>
  close(): Promise<void>
}

/** Takes a line that a function has printed. */
export type Log = (line: string) => void

/** The functions' names; folders whose names begin with `_` are what they share. */
export async function functionNames(): Promise<string[]> {
  const entries = await readdir(functionsFolder, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => name)
}

/**
 * Starts every function of the project. One that ends is started again with the next request; one
 * that does not start, for want of a setting perhaps, says so in the log and keeps no other from it.
 * @param environment the variables that they see, and no others
 * @param without functions that are left out
 */
export async function startFunctions(
  environment: Record<string, string>,
  { log, without }: { log: Log; without: string[] },
): Promise<Functions> {
  const names = (await functionNames()).filter((name) => !without.includes(name))
  const running = new Map<string, Promise<FunctionProcess>>()
  const start = (name: string) => {
    const process = startFunction(name, environment, log)
    running.set(name, process)
    process.catch((error: Error) => {
      running.delete(name)
      log(`[${name}] ${error.message}`)
    })
    return process
  }
  await Promise.allSettled(names.map(start))

  return {
    async call(name, request) {
      if (!names.includes(name))
        return json({ code: 'NOT_FOUND', message: 'Requested function was not found' }, 404)
      try {
        const current = await running.get(name)
        const { address } = current?.hasEnded() === false ? current : await start(name)
        return await forward(`${address}/${name}`, request)
      } catch (error) {
        if (!(error instanceof BootError)) console.error(`Function ${name} does not answer:`, error)
        return json({ code: 'BOOT_ERROR', message: 'Function failed to start' }, 503)
      }
    },
    async close() {
      await Promise.all([...running.values()].map(async (process) => (await process).stop()))
    },
  }
}

/** A function that ended before it listened. */
class BootError extends Error {}

type FunctionProcess = { address: string; hasEnded(): boolean; stop(): Promise<void> }

async function startFunction(
  name: string,
  environment: Record<string, string>,
  log: Log,
): Promise<FunctionProcess> {
  const port = await freePort()
  const deno = resolve('node_modules/.bin/deno')
  const child = spawn(
    deno,
    [
      'run',
      `--config=${join(functionsFolder, name, 'deno.json')}`,
      // The packages installed here; nothing is downloaded.
      '--node-modules-dir=manual',
      '--no-prompt',
      '--allow-env',
      '--allow-read',
      '--allow-sys=hostname,networkInterfaces',
      '--allow-net=localhost,127.0.0.1',
      join(import.meta.dirname, 'functionHost.ts'),
      pathToFileURL(resolve(functionsFolder, name, 'index.ts')).href,
    ],
    {
      env: {
        PATH: process.env.PATH ?? '',
        HOME: process.env.HOME ?? '',
        DENO_NO_UPDATE_CHECK: '1',
        NO_COLOR: '1',
        ...environment,
        DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
      },
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  )
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  await listening(name, child, log)
  return {
    address: `http://127.0.0.1:${port}`,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    stop: async () => {
      child.kill()
      await ended
    },
  }
}

/** Resolves when the function listens; what it prints from then on is logged. */
function listening(
  name: string,
  child: ChildProcessByStdio<Writable, Readable, Readable>,
  log: Log,
) {
  return new Promise<void>((done, fail) => {
    let output = ''
    const starting = (chunk: Buffer) => {
      output += chunk
      if (!output.includes('Listening on')) return
      for (const stream of [child.stdout, child.stderr]) {
        stream.off('data', starting)
        createInterface(stream).on('line', (line) => log(`[${name}] ${line}`))
      }
      done()
    }
    child.stdout.on('data', starting)
    child.stderr.on('data', starting)
    child.once('error', fail)
    child.once('exit', () => fail(new BootError(`does not run: ${reasonIn(output)}`)))
  })
}

/** The message of the error that ended a program, without Deno's words around it. */
function reasonIn(output: string): string {
  return (
    /^error: (?:Uncaught (?:\(in promise\) )?(?:\w*Error: )?)?(.+)$/m.exec(output)?.[1] ?? output
  )
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer()
    server.once('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => done(port))
    })
  })
}

async function forward(url: string, { method, headers, body }: FunctionRequest): Promise<Reply> {
  const { host, connection, 'content-length': length, ...passed } = headers
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const response = await fetch(url, { method, headers: passed, body: hasBody ? body : undefined })
  const { 'content-encoding': encoding, ...answered } = Object.fromEntries(response.headers)
  return { status: response.status, headers: answered, body: await response.text() }
}
