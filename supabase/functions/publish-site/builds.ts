import * as z from 'zod/mini'
import { type Call, DatabaseError } from '../_shared/database.ts'

const dueBuild = z.object({ publishes: z.number(), attempt: z.number() })

/** A build to request: how many publishes it covers, and which attempt this is. */
export type DueBuild = z.output<typeof dueBuild>

/** The queue of builds; migration site_builds has the rules. */
export type Builds = {
  /**
   * Records a publish, to be built in a while.
   * @returns false where this call was recorded before
   */
  accept(call: { signature: string; idempotencyKey: string | null }): Promise<boolean>
  /** Claims the build that is due, or null. */
  claimDue(): Promise<DueBuild | null>
  /** Records whether a claimed build was started. */
  record(build: DueBuild, started: boolean): Promise<void>
}

const uniqueViolation = '23505'

/** Returns the queue of a project's database. */
export function createBuilds(call: Call): Builds {
  return {
    async accept({ signature, idempotencyKey }) {
      try {
        await call('accept_publish', { signature, idempotency_key: idempotencyKey })
        return true
      } catch (error) {
        if (error instanceof DatabaseError && error.code === uniqueViolation) return false
        throw error
      }
    },
    claimDue: async () => z.array(dueBuild).parse(await call('claim_due_build', {}))[0] ?? null,
    record: async ({ publishes }, started) => {
      await call('record_build', { publishes, started })
    },
  }
}
