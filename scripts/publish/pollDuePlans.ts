import type { SanityClient } from '@sanity/client'
import { checkPlan } from '../../gate/checkPlan.ts'
import { executeDuePlans, scheduledPlans } from '../../shared/plans/executePlans.ts'

/**
 * Executes the plans of a Content Lake when they are due.
 * @param interval the polling interval in ms
 * @returns a function that stops it, and waits for the plans being executed
 */
export function pollDuePlans(client: SanityClient, interval: number): () => Promise<void> {
  let running: Promise<void> | null = null
  const poll = () => {
    running ??= pollOnce(client, Date.now()).finally(() => {
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

/** Executes due plans. Logs failures, which the next poll retries. */
export async function pollOnce(client: SanityClient, now: number): Promise<void> {
  try {
    const plans = await scheduledPlans(client)
    const executed = await executeDuePlans(plans, client, now, checkPlan(client))
    for (const name of executed) console.log(`Executed the plan “${name}”.`)
  } catch (error) {
    console.error('Plans could not be executed:', error instanceof Error ? error.message : error)
  }
}
