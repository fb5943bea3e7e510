import * as z from 'zod/mini'
import { type Call, DatabaseError } from '../_shared/database.ts'

/** A build to start: how many publishes it covers, and which attempt this is. */
const dueBuild = z.object({ publishes: z.number(), attempt: z.number() })

const uniqueViolation = '23505'

export type Builds = ReturnType<typeof createBuilds>

/** The queue of builds; migration site_builds has the rules. */
export function createBuilds(call: Call) {
  return {
    /** Records a publish; returns false if this call was recorded before. */
    async accept({
      signature,
      idempotencyKey,
    }: {
      signature: string
      idempotencyKey: string | null
    }) {
      try {
        await call('accept_publish', { signature, idempotency_key: idempotencyKey })
        return true
      } catch (error) {
        if (error instanceof DatabaseError && error.code === uniqueViolation) return false
        throw error
      }
    },
    /** Claims the build that is due, or null. */
    claimDue: async () => z.array(dueBuild).parse(await call('claim_due_build', {}))[0] ?? null,
    /** Records whether a claimed build was started. */
    record: ({ publishes }: z.output<typeof dueBuild>, started: boolean) =>
      call('record_build', { publishes, started }),
  }
}
