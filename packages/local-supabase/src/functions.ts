import { join } from 'node:path'
import { proxy } from 'hono/proxy'
import { type ServerProcess, StartError } from 'stand-in-server/serverProcess'
import { type Log, startFunctionProcess } from './functionProcess.ts'
import type { Database } from './postgres.ts'

export type FunctionOptions = {
  directory: string
  names: string[]
  /** Variables for the functions, besides Supabase's own. */
  environment: Record<string, string>
}

export type Functions = ReturnType<typeof startFunctions>

/** Starts functions, each in its own process. A function that has exited is restarted by the next request. */
export function startFunctions({ directory, names, environment }: FunctionOptions, log: Log) {
  const running = new Map<string, ServerProcess>()
  const failures = new Map<string, string>()

  /** Returns a function's process. Starts it at once if necessary, so that concurrent requests share one process. */
  function processOf(name: string): ServerProcess {
    const current = running.get(name)
    if (current?.hasEnded() === false) return current
    const started = startFunctionProcess(join(directory, name), environment, (line) =>
      log(`[${name}] ${line}`),
    )
    started.address.then(
      () => failures.delete(name),
      (error: Error) => {
        // Every request tries again, so only a new reason is logged.
        if (failures.get(name) !== error.message) log(`[${name}] ${error.message}`)
        failures.set(name, error.message)
      },
    )
    running.set(name, started)
    return started
  }

  return {
    /** Resolves when each function has started or failed to start. */
    started: Promise.allSettled(names.map((name) => processOf(name).address)),
    /** The errors of functions that failed to start, by name. */
    failures,
    /** Forwards a request. Responds with 404 for unknown functions, 503 if a function fails to start or respond. */
    async call(name: string, request: Request): Promise<Response> {
      if (!names.includes(name))
        return refusal(404, 'NOT_FOUND', 'Requested function was not found')
      try {
        const address = `${await processOf(name).address}/${name}`
        return await proxy(address, { raw: request, strictConnectionProcessing: true })
      } catch (error) {
        if (!(error instanceof StartError))
          console.error(`Function ${name} does not answer:`, error)
        return refusal(503, 'BOOT_ERROR', 'Function failed to start')
      }
    },
    async close(): Promise<void> {
      await Promise.all([...running.values()].map((process) => process.stop()))
    },
  }
}

const refusal = (status: number, code: string, message: string) =>
  Response.json({ code, message }, { status })

export type ScheduleOptions = {
  /** SQL that returns, as `name`, the functions with work that is due. */
  dueFunctionsQuery: string
  /** Null for no timer. */
  intervalMs: number | null
}

/** Local replacement for pg_cron, which calls functions with work that is due. */
export function startSchedule(
  database: Pick<Database, 'query'>,
  functions: Pick<Functions, 'call'>,
  { dueFunctionsQuery, intervalMs }: ScheduleOptions,
) {
  const body = JSON.stringify({ due: true })
  let running = Promise.resolve()

  async function callDue(): Promise<void> {
    // Functions that this server does not serve respond with 404, which is ignored.
    for (const { name } of await database.query<{ name: string }>(dueFunctionsQuery))
      await functions.call(name, new Request('http://localhost', { method: 'POST', body }))
  }

  const sweep = () => {
    running = running.then(callDue).catch((error: unknown) => {
      console.error('Looking for what is due failed:', error)
    })
    return running
  }
  const timer = intervalMs === null ? undefined : setInterval(sweep, intervalMs)
  return {
    sweep,
    stop: async (): Promise<void> => {
      clearInterval(timer)
      await running
    },
  }
}
