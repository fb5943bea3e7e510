import { actionError, LakeError } from '../errors.ts'
import type { Endpoint } from '../lake.ts'
import { json } from '../reply.ts'
import { MutationRun } from '../transaction.ts'
import { parseActions } from './action.ts'
import { toMutations } from './to-mutations.ts'

/**
 * `POST data/actions/:dataset` with `{actions, transactionId?, dryRun?}`: applies all of them in
 * one transaction, or none, and answers `{transactionId}`. References to other datasets are never
 * checked, and `purge` leaves the history as it is.
 *
 * Source: https://www.sanity.io/docs/http-reference/actions
 */
export const actions: Endpoint = async (request, lake) => {
  const { dataset = '' } = request.params
  const { actions, transactionId, dryRun } = parseActions(await request.readJson())
  const { projectId, store } = lake
  const done = await store.transact(
    dataset,
    async (copy, stamp) => {
      const options = { projectId, dataset, autoGenerateArrayKeys: true }
      const run = new MutationRun(copy, stamp, options)
      await asActionErrors(async () => {
        for (const [index, action] of actions.entries()) {
          await run.step(index, toMutations(action, index, copy))
        }
        run.finish()
      })
    },
    { transactionId, dryRun },
  )
  return json({ transactionId: done.transactionId })
}

/** Tells the faults of the mutations that actions are made of as those of the actions. */
async function asActionErrors(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (error instanceof LakeError && error.faults) throw actionError(error.status, error.faults)
    throw error
  }
}
