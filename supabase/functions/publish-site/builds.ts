import * as z from 'zod/mini'
import { type Call, DatabaseError } from '../_shared/database.ts'

const dueBuild = z.object({ publishes: z.number(), attempt: z.number() })

/** A build to ask the host for: how many publishes it has, and which attempt this is. */
export type DueBuild = z.output<typeof dueBuild>

/** What there is to build; migration site_build has the rules. */
export type Builds = {
  /**
   * Notes a publish, to be built in a while.
   * @returns false where this call was noted before
   */
  accept(call: { signature: string; idempotencyKey: string | null }): Promise<boolean>
  /** Takes what is due, or null. */
  claimDue(): Promise<DueBuild | null>
  /** Says whether the build that was taken has been started. */
  record(build: DueBuild, started: boolean): Promise<void>
}

const uniqueViolation = '23505'

/** The builds that a project's database knows of. */
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
