import type { SanityClient } from '@sanity/client'
import { carryOut, waitingPlans } from '../../shared/plans/carryOut.ts'
import { checkPlan } from '../gate/checkPlan.ts'

/**
 * Carries out the plans of a Content Lake when they are due.
 * @param interval how often it looks for them, in ms
 * @returns a function that stops it, and waits for what is being carried out
 */
export function followPlans(client: SanityClient, interval: number): () => Promise<void> {
  let running = Promise.resolve()
  const look = () => {
    running = running.then(() => carryOutDue(client, Date.now()))
  }
  const timer = setInterval(look, interval)
  look()
  return async () => {
    clearInterval(timer)
    await running
  }
}

/** Carries out the plans that are due. What fails is logged, and tried again the next time. */
export async function carryOutDue(client: SanityClient, now: number): Promise<void> {
  try {
    const plans = await waitingPlans(client)
    const done = await carryOut(plans, client, now, checkPlan(client))
    for (const name of done) console.log(`Carried out the plan “${name}”.`)
  } catch (error) {
    console.error('Plans could not be carried out:', error instanceof Error ? error.message : error)
  }
}
