import { connectDatabase } from '../_shared/database.ts'
import { log, reasonOf } from '../_shared/failure.ts'
import { check } from './check.ts'
import { createNotify } from './notify.ts'
import type { MonitoringSettings } from './settings.ts'

/**
 * Handles the timer's call: checks the services that visitors and staff rely on, and notifies people of changes.
 * `supabase/migrations/20261126101200_monitoring.sql` has the rules. Anybody may call it, because the database allows a
 * check only every ten minutes.
 *
 * Answers 202, also after a failed notification, which is logged and repeated by the next check; 405 to other methods
 * than POST; and 503 if the database failed.
 */
export function createHandler(settings: MonitoringSettings) {
  const database = connectDatabase(settings)
  const notify = createNotify(settings)

  async function monitor(): Promise<void> {
    for (const problem of await database.recordProblems(await check(settings))) {
      const notified = await notify(problem)
      if (notified.is_mailed !== problem.is_mailed || notified.issue !== problem.issue)
        await database.recordNotified(notified)
    }
  }

  return async (request: Request): Promise<Response> => {
    if (request.method !== 'POST') return Response.json({ error: 'Use POST' }, { status: 405 })
    try {
      if (await database.claimMonitoring()) await monitor()
      return Response.json({}, { status: 202 })
    } catch (error) {
      log('failed', { reason: reasonOf(error) })
      return Response.json({ error: 'The next check is in a quarter of an hour' }, { status: 503 })
    }
  }
}
