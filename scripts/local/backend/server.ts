import { mkdir } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { close, listen } from '../../http/listen.ts'
import { answerAuth } from './auth/answerAuth.ts'
import { type CodeMailOptions, createCodeMail } from './auth/codeMail.ts'
import { openSessions } from './auth/sessions.ts'
import { readCatalog } from './catalog.ts'
import { type Database, openDatabase } from './database.ts'
import type { Log } from './functionProcess.ts'
import { type FunctionOptions, type Functions, startFunctions } from './functions.ts'
import { createGateway } from './gateway.ts'
import { readSecretKey } from './keys.ts'
import { answerRest } from './rest.ts'
import { type RetryOptions, startRetries } from './retries.ts'

export type BackendOptions = {
  /** Where the data is kept; created if absent. */
  directory: string
  /** 0 takes any free port. */
  port: number
  /** Directory of SQL files, applied in the order of their names. */
  migrations: string
  /** The key that visitors' requests carry. */
  publishableKey: string
  functions: FunctionOptions
  retries: RetryOptions
  /** The mail with the code that signs somebody in. */
  codeMail: CodeMailOptions
  /** Returns the address that a request comes from; the socket's by default. */
  senderOf?: (message: IncomingMessage) => string
  /** Receives what the functions print; the console by default. */
  log?: Log
}

/** A backend that answers at `address` until it is closed. */
export type RunningBackend = {
  address: string
  /** The key of the service role; it stays on this machine. */
  secret: string
  database: Database
  /** Why functions did not start, by name. */
  failures: Functions['failures']
  /** Asks the functions to do what is due, as the timer does. */
  sweep(): Promise<void>
  close(): Promise<void>
}

/**
 * Starts a stand-in for a Supabase project on this machine: a database with the migrations behind
 * a REST interface like PostgREST's, Auth as far as it is used, and the functions.
 *
 * @throws when the port is taken, or another process uses the directory.
 */
export async function startBackend(options: BackendOptions): Promise<RunningBackend> {
  await mkdir(options.directory, { recursive: true })
  const { migrations, publishableKey } = options
  const database = await openDatabase({ migrations, directory: options.directory })
  // The functions are given this server's address: requests to them wait until they have started.
  const starting = Promise.withResolvers<Functions>()
  let server: Server | null = null
  let functions: Functions | null = null
  const closeAll = async () => {
    if (server) await close(server)
    await functions?.close()
    await database.close()
  }
  try {
    const secret = await readSecretKey(options.directory)
    const catalog = await readCatalog(database)
    const sessions = await openSessions(database)
    const mailCode = createCodeMail(options.codeMail)
    server = createServer(
      createGateway({
        publishableKey,
        secret,
        functions: async (name, request) => (await starting.promise).call(name, request),
        senderOf: options.senderOf ?? (({ socket }) => socket.remoteAddress ?? ''),
        rest: (request) => answerRest(request, { database, catalog }),
        auth: (request) => answerAuth(request, { sessions, mailCode, secret }),
      }),
    )
    const address = await listen(server, options.port)
    const environment = {
      ...options.functions.environment,
      SUPABASE_URL: address,
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: secret }),
    }
    functions = await startFunctions(
      { ...options.functions, environment },
      options.log ?? console.log,
    )
    starting.resolve(functions)
    const retries = startRetries(database, functions, options.retries)
    return {
      address,
      secret,
      database,
      failures: functions.failures,
      sweep: retries.sweep,
      close: async () => {
        await retries.stop()
        await closeAll()
      },
    }
  } catch (error) {
    await closeAll()
    throw error
  }
}
