import type { IncomingMessage } from 'node:http'
import { listenLocally } from 'stand-in-server/localApp'
import { createSupabaseApp } from './app.ts'
import { createUserAdmin } from './auth/admin.ts'
import { type CodeMailOptions, createAuth } from './auth/auth.ts'
import { openSessions } from './auth/sessions.ts'
import type { Log } from './functionProcess.ts'
import {
  type FunctionOptions,
  type ScheduleOptions,
  startFunctions,
  startSchedule,
} from './functions.ts'
import { readSecretKey } from './keys.ts'
import { openDatabase } from './postgres.ts'
import { readCatalog } from './rest/catalog.ts'
import { createRest } from './rest/rest.ts'

type SupabaseOptions = {
  directory: string
  port: number
  migrations: string
  publishableKey: string
  functions: FunctionOptions
  schedule?: ScheduleOptions
  codeMail: CodeMailOptions
  /**
   * SQL that returns a row if the address `$1` may have a user, such as a staff member's; by default, any address that
   * signs up may.
   */
  usersQuery?: string
  /** Returns the client's address; by default the socket's. */
  senderOf?: (message: IncomingMessage) => string
  /** Receives the functions' output; by default the console. */
  log?: Log
}

/** For projects without functions that a timer calls. */
const noSchedule = { dueFunctionsQuery: 'select name from pg_class where false', intervalMs: null }

export type RunningSupabase = Awaited<ReturnType<typeof startSupabase>>

/**
 * Starts a local stand-in for a Supabase project: a database with the migrations behind a REST interface like
 * PostgREST's, the parts of Auth that are used, and the functions.
 * @throws Error if the port is in use, or another process uses the directory
 */
export async function startSupabase(options: SupabaseOptions) {
  const { directory, migrations, publishableKey, codeMail } = options
  await using starting = new AsyncDisposableStack()
  const database = await openDatabase({ migrations, directory })
  starting.defer(database.close)
  const secret = await readSecretKey(directory)
  const rest = createRest(database, await readCatalog(database))
  const sessions = openSessions(database, options.usersQuery)
  const auth = createAuth(sessions, createUserAdmin(database), { codeMail, secret })
  const server = await listenLocally(options.port)
  starting.defer(server.close)
  const environment = {
    ...options.functions.environment,
    SUPABASE_URL: server.address,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: secret }),
  }
  const functions = startFunctions(
    { ...options.functions, environment },
    options.log ?? console.log,
  )
  starting.defer(functions.close)
  const app = createSupabaseApp({
    publishableKey,
    secret,
    rest,
    auth,
    functions: functions.call,
    senderOf: options.senderOf ?? (({ socket }) => socket.remoteAddress ?? ''),
  })
  server.serve(app.fetch)
  await functions.started
  const schedule = startSchedule(database, functions, options.schedule ?? noSchedule)
  starting.defer(schedule.stop)
  const started = starting.move()
  return {
    address: server.address,
    /** The key of the service role, which stays on this machine. */
    secret,
    database,
    failures: functions.failures,
    sweep: schedule.sweep,
    close: () => started.disposeAsync(),
  }
}
