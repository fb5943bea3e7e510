import type { Database } from './database.ts'
import type { Functions } from './functions.ts'

/** How often what is due is looked for, in milliseconds; hosted, pg_cron does so every minute. */
const interval = 2000

/** What the migrations' schedules ask for: which function, and whether anything is due for it. */
const sweeps = {
  'send-contact-email': `select from public.contacts
    where email_status = 'pending' and email_due_at <= now() limit 1`,
  'publish-site': 'select from private.site_build where due_at <= now()',
}

export type Retries = { stop(): Promise<void> }

/**
 * Asks the functions to do what is due, again and again: the local form of the migrations'
 * schedules, for want of pg_cron.
 */
export function startRetries(database: Database, functions: Functions): Retries {
  let running = Promise.resolve()

  async function askForDue(): Promise<void> {
    for (const [name, anythingDue] of Object.entries(sweeps)) {
      if ((await database.query(anythingDue)).length === 0) continue
      await functions.call(name, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ due: true }),
      })
    }
  }

  const timer = setInterval(() => {
    running = running.then(askForDue).catch((error: unknown) => {
      console.error('Looking for what is due failed:', error)
    })
  }, interval)
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
