import type { SanityClient } from '@sanity/client'
import { readCheck } from '../../gate/checkPlan.ts'
import { runPlans } from '../../shared/plans/executePlans.ts'
import type { LakeClient } from '../../shared/plans/planMutations.ts'

/**
 * Executes the plans of a Content Lake when they are due.
 * @param interval the polling interval in ms
 * @returns a function that stops it, and waits for the plans being executed
 */
export function pollDuePlans(client: SanityClient, interval: number): () => Promise<void> {
  let running: Promise<void> | null = null
  const pollOnce = planPoller(client)
  const poll = () => {
    running ??= pollOnce(Date.now).finally(() => {
      running = null
    })
  }
  const timer = setInterval(poll, interval)
  poll()
  return async () => {
    clearInterval(timer)
    await running
  }
}

/**
 * Returns a function that executes due plans, and logs the executed ones. It logs a failure, which the next call
 * retries, when it begins and when it ends.
 */
export function planPoller(client: LakeClient): (now: () => number) => Promise<void> {
  let lastFailure = ''
  return async (now) => {
    const failure = await runPlans(client, now, readCheck(client)).then(
      ({ executed, failed }) => {
        for (const name of executed) console.log(`Executed the plan “${name}”.`)
        return failed.map(({ id, error }) => `${id}: ${messageOf(error)}`).join('; ')
      },
      (error: unknown) => messageOf(error),
    )
    if (failure === lastFailure) return
    lastFailure = failure
    if (failure === '') console.log('Plans can be executed again.')
    else console.error(`Plans could not be executed, and are tried again: ${failure}`)
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
