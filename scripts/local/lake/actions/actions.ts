import { userOf } from '../account/localUsers.ts'
import { actionError, LakeError } from '../errors.ts'
import type { Endpoint } from '../lake.ts'
import { json } from '../reply.ts'
import { mutationRun } from '../transaction.ts'
import { parseActions } from './action.ts'
import { toMutations } from './toMutations.ts'

/**
 * `POST data/actions/:dataset` with `{actions, transactionId?}`: applies all of them in one
 * transaction, or none, and answers `{transactionId}`.
 *
 * Source: https://www.sanity.io/docs/http-reference/actions
 */
export const actions: Endpoint = async (request, { projectId, address, store }) => {
  const { dataset = '' } = request.params
  const { actions, transactionId } = parseActions(await request.readJson())
  const done = await store.transact(
    dataset,
    async (copy, stamp) => {
      const run = mutationRun(copy, { ...stamp, projectId, address, dataset })
      await asActionErrors(async () => {
        for (const [index, action] of actions.entries()) {
          await run.step(index, toMutations(action, index, copy))
        }
        run.finish()
      })
    },
    { author: userOf(request.headers).id, transactionId },
  )
  return json({ transactionId: done.transactionId })
}

/** Turns the mutation errors of `work` into action errors. */
async function asActionErrors(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (error instanceof LakeError && error.faults) throw actionError(error.status, error.faults)
    throw error
  }
}
