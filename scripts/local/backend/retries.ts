import type { Database } from './database.ts'
import type { Functions } from './functions.ts'

/** Local replacement for pg_cron: asks functions to do what is due. */
export type Retries = {
  /** Asks once, now. */
  sweep(): Promise<void>
  /** Stops the timer and waits for the sweep that is running. */
  stop(): Promise<void>
}

export type RetryOptions = {
  /** SQL that returns the names of functions that have something to do, as `name`. */
  dueFunctions: string
  /** Polling interval in milliseconds; null for no timer. */
  interval: number | null
}

const due = {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ due: true }),
}

export function startRetries(
  database: Pick<Database, 'query'>,
  functions: Pick<Functions, 'call'>,
  { dueFunctions, interval }: RetryOptions,
): Retries {
  let running = Promise.resolve()

  async function callDue(): Promise<void> {
    // Functions that are not served here answer 404, which is of no interest.
    for (const { name } of await database.query<{ name: string }>(dueFunctions))
      await functions.call(name, new Request('http://localhost', due))
  }

  const sweep = () => {
    running = running.then(callDue).catch((error: unknown) => {
      console.error('Looking for what is due failed:', error)
    })
    return running
  }
  const timer = interval === null ? undefined : setInterval(sweep, interval)
  return {
    sweep,
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
