import { planChecker } from '../../gate/checks/checkPlan.ts'
import type { PlanFailure } from '../../shared/plans/plan.ts'
import { mailSchedulers, type PlanMailer } from '../../shared/plans/planMail.ts'
import type { LakeClient } from '../../shared/plans/planMutations.ts'
import { lakeClock } from '../../shared/plans/readPlans.ts'
import { runPlans } from '../../shared/plans/runPlans.ts'

/**
 * Executes the plans of a Content Lake when they are due.
 * @param mailer notifies the schedulers of refused and late plans; null without mail
 * @returns a function that stops polling, and waits for running plans
 */
export function pollDuePlans(
  client: LakeClient,
  intervalMs: number,
  mailer: PlanMailer | null,
): () => Promise<void> {
  let running: Promise<void> | null = null
  const runOnce = createPlanRun(client, mailer)
  const poll = () => {
    running ??= runOnce().finally(() => {
      running = null
    })
  }
  const timer = setInterval(poll, intervalMs)
  poll()
  return async () => {
    clearInterval(timer)
    await running
  }
}

/**
 * Returns a function that executes due plans and logs their names. The next call retries a failure. Failures are logged
 * only when they begin and end.
 */
export function createPlanRun(
  client: LakeClient,
  mailer: PlanMailer | null = null,
): () => Promise<void> {
  let lastFailure = ''
  return async () => {
    const work = async () => {
      const now = await lakeClock(client)
      const { executed, failed } = await runPlans(client, now, planChecker(client))
      for (const name of executed) console.log(`Executed the plan “${name}”.`)
      const unmailed = mailer ? await mailSchedulers(client, now(), mailer) : []
      return [
        ...(failed.length > 0 ? [`${notExecuted}: ${messagesOf(failed)}`] : []),
        ...(unmailed.length > 0 ? [`${notMailed}: ${messagesOf(unmailed)}`] : []),
      ].join('. ')
    }
    const failure = await work().catch((error) => `${notExecuted}: ${messageOf(error)}`)
    if (failure === lastFailure) return
    lastFailure = failure
    if (failure === '') console.log('Plans work again.')
    else console.error(failure)
  }
}

const notExecuted = 'Plans could not be executed, and are tried again'
const notMailed = 'Schedulers of plans could not be mailed, and are tried again'

const messagesOf = (failures: readonly PlanFailure[]): string =>
  failures.map(({ id, error }) => `${id}: ${messageOf(error)}`).join('; ')

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)
