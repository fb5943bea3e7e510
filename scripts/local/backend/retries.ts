import type { Database } from './database.ts'
import type { Functions } from './functions.ts'

/** How often due mail is looked for, in milliseconds; hosted, pg_cron does so every minute. */
const interval = 2000

export type Retries = { stop(): Promise<void> }

/**
 * Asks the function to send what is due, again and again: the local form of the migration
 * `schedule`, for want of pg_cron.
 */
export function startRetries(database: Database, functions: Functions): Retries {
  let running = Promise.resolve()

  async function sendDue(): Promise<void> {
    const [due] = await database.query(
      `select from public.contacts where email_status = 'pending' and email_due_at <= now() limit 1`,
    )
    if (due === undefined) return
    await functions.call('send-contact-email', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ due: true }),
    })
  }

  const timer = setInterval(() => {
    running = running.then(sendDue).catch((error: unknown) => {
      console.error('Looking for due mail failed:', error)
    })
  }, interval)
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
