import { z } from 'zod'
import { actionError, LakeError } from '../errors.ts'
import type { LakeContext } from '../lake.ts'
import { transact } from '../mutate.ts'
import { readJson } from '../request.ts'
import { action, toMutations } from './action.ts'

const body = z.object({
  actions: z.array(action).min(1),
  transactionId: z.string().min(1).optional(),
  dryRun: z.literal(false).optional(),
  skipCrossDatasetReferenceValidation: z.boolean().optional(),
})

/**
 * Applies all actions in one transaction, or none, and answers `{transactionId}`.
 *
 * Source: https://www.sanity.io/docs/http-reference/actions
 */
export const actions = async (c: LakeContext) => {
  const request = await readJson(body, c.req)
  try {
    const { transactionId } = await transact(c, request.transactionId, async (run, copy) => {
      for (const [index, each] of request.actions.entries())
        await run.step(index, toMutations(each, index, copy))
    })
    return c.json({ transactionId })
  } catch (error) {
    if (error instanceof LakeError && error.issues) throw actionError(error.status, error.issues)
    throw error
  }
}
