import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import { close, listen } from '../../http/listen.ts'
import { readCatalog } from './catalog.ts'
import { type Database, openDatabase } from './database.ts'
import { type Functions, type Log, startFunctions } from './functions.ts'
import { createGateway } from './gateway.ts'
import { secretKey } from './keys.ts'
import { answerRest } from './rest.ts'
import { startRetries } from './retries.ts'

export type BackendOptions = {
  /** Where the data is kept; created if need be. */
  directory: string
  /** 0 takes any free port. */
  port: number
  /** Variables that the functions need beside Supabase's own. */
  functionEnvironment: Record<string, string>
  /** Functions that have no use here. */
  withoutFunctions?: string[]
  /** Takes what the functions print; the console, unless a test wants it. */
  log?: Log
}

/** A backend that answers at `address` until it is closed. */
export type RunningBackend = {
  address: string
  /** The key for everything; it stays on this machine. */
  secret: string
  database: Database
  close(): Promise<void>
}

/**
 * Starts a stand-in for a Supabase project: the migrations' database behind a REST interface in
 * PostgREST's form, and the functions, on this machine only.
 *
 * @throws when the port is taken, or another process uses the directory.
 */
export async function startBackend(options: BackendOptions): Promise<RunningBackend> {
  await mkdir(options.directory, { recursive: true })
  const database = await openDatabase(options.directory)
  const server = createServer()
  let functions: Functions | null = null
  const closeAll = async () => {
    await close(server)
    await functions?.close()
    await database.close()
  }
  try {
    const secret = await secretKey(options.directory)
    const catalog = await readCatalog(database)
    const address = await listen(server, options.port)
    const functionEnvironment = {
      ...options.functionEnvironment,
      SUPABASE_URL: address,
      SUPABASE_SERVICE_ROLE_KEY: secret,
    }
    functions = await startFunctions(functionEnvironment, {
      log: options.log ?? console.log,
      without: options.withoutFunctions ?? [],
    })
    const rest = (request: Parameters<typeof answerRest>[0]) =>
      answerRest(request, { database, catalog })
    server.on('request', createGateway({ secret, rest, functions }))
    const retries = startRetries(database, functions)
    return {
      address,
      secret,
      database,
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
