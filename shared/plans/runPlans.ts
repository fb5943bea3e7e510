import type { RecordedIssue } from '../publishing/buildRecord.ts'
import { executePlan, type PreparedPlan, planId, saveInPlan } from './executePlan.ts'
import {
  changesOf,
  documentIssue,
  dueTime,
  endsTooEarly,
  type Plan,
  type PlanFailure,
  type PlannedChanges,
  plan,
  plannedIds,
  planType,
} from './plan.ts'
import { type LakeClient, planMutations } from './planMutations.ts'
import { changesBefore, type StoredPlan, storedScheduledPlans } from './readPlans.ts'

/**
 * Returns the issues that the site would have after a plan.
 * @param changes the changes of the earlier plans in their order, then those of the plan itself
 */
export type CheckPlan = (changes: PlannedChanges[], plan: Plan) => RecordedIssue[]

/** Reads the content, and returns the check of plans against it. */
type CreatePlanCheck = () => Promise<CheckPlan>

const minuteMs = 60_000

/** The time in ms between a plan's first check and its due time. Editors can correct the plan meanwhile. */
const checkAheadMs = 60 * minuteMs

const notReadable = 'The plan has a form that is not known here. Make a new one.'

/** The names of the executed plans, and the failed plans. */
type PlanResults = { executed: string[]; failed: PlanFailure[] }

/**
 * Executes due plans, and checks plans that are due soon, in rounds, until a round executes no plan and no plan has
 * become due meanwhile. A plan that fails does not stop the others.
 * @param now returns the time in ms since 1970
 * @throws Error only if the plans themselves cannot be read
 */
export async function runPlans(
  client: LakeClient,
  now: () => number,
  createCheck: CreatePlanCheck,
): Promise<PlanResults> {
  const executed: string[] = []
  for (;;) {
    const round = await runRound(client, now, createCheck)
    executed.push(...round.executed)
    if (round.executed.length === 0 && !round.isInterrupted)
      return { executed, failed: round.failed }
  }
}

/** A round of reading, executing and checking plans. */
type Round = {
  client: LakeClient
  /** The time in ms since 1970, and in ISO 8601 as plans record it. */
  startedAt: number
  checkedAt: string
  /** Checks plans against the content. The first check reads the content. */
  check: (...given: Parameters<CheckPlan>) => Promise<RecordedIssue[]>
  /** Returns null if the work failed, and records the error. */
  attempt: <T>(plan: StoredPlan, work: () => Promise<T>) => Promise<T | null>
}

/** A plan with its mutations, or null if they could not be prepared. */
type DuePlan = { plan: Plan; prepared: PreparedPlan | null }

/**
 * Executes the due plans, each in one transaction that also sets the plan's state. The transaction is conditional on
 * the revisions of the plan and its documents, which are read before the content that is checked. Therefore a plan is
 * executed only once, even by several processes or after a crash, and never with an edit that has not been checked.
 *
 * A plan with issues is not executed. From an hour before it is due, its document shows them.
 */
async function runRound(client: LakeClient, now: () => number, createCheck: CreatePlanCheck) {
  const startedAt = now()
  const failed: PlanFailure[] = []
  let reading: ReturnType<CreatePlanCheck> | undefined
  const round: Round = {
    client,
    startedAt,
    checkedAt: new Date(startedAt).toISOString(),
    check: async (...given) => {
      reading ??= createCheck()
      return (await reading)(...given)
    },
    attempt: async ({ _id }, work) => {
      try {
        return await work()
      } catch (error) {
        failed.push({ id: _id, error })
        return null
      }
    },
  }
  const plans = await readScheduledPlans(round)
  // A plan with an invalid time counts as due, so that it is refused.
  const isDue = (plan: Plan) => !(dueTime(plan) > startedAt)
  const upcoming = plans.filter((plan) => !isDue(plan))
  const isInterrupted = () => upcoming.some((plan) => dueTime(plan) <= now())
  const { executed, changes } = await executeDue(await prepare(plans.filter(isDue), round), round)
  await checkUpcoming(upcoming, changes, isInterrupted, round)
  return { executed, failed, isInterrupted: isInterrupted() }
}

/** Reads the scheduled plans in the order of their times, and refuses malformed ones. */
async function readScheduledPlans({ client, checkedAt, attempt }: Round): Promise<Plan[]> {
  const plans: Plan[] = []
  for (const document of await storedScheduledPlans(client)) {
    const { data } = plan.safeParse(document)
    if (data) plans.push(data)
    else {
      const issues = [documentIssue(planId(document), planType, notReadable)]
      await attempt(document, () =>
        saveInPlan(document, { checkedAt, issues, state: 'refused' }, client),
      )
    }
  }
  return plans
}

/** Makes the mutations of plans, before the content is read. */
async function prepare(plans: readonly Plan[], { client, attempt }: Round): Promise<DuePlan[]> {
  const due: DuePlan[] = []
  for (const plan of plans) {
    const prepared = await attempt(plan, () => planMutations(changesOf(plan), client))
    due.push({ plan, prepared })
  }
  return due
}

/**
 * Executes or refuses due plans, or postpones them to the next round.
 * @returns the names of the executed plans, and the changes of the executed and the postponed plans
 */
async function executeDue(
  due: readonly DuePlan[],
  { client, checkedAt, check, attempt }: Round,
): Promise<{ executed: string[]; changes: PlannedChanges[] }> {
  const executed: string[] = []
  const executedChanges: PlannedChanges[] = []
  const postponed: PlannedChanges[] = []
  /** Returns false if the plan is to be postponed. */
  const executeOrRefuse = async (plan: Plan, prepared: PreparedPlan): Promise<boolean> => {
    const changes = changesOf(plan)
    const issues = [...timeIssues(plan), ...prepared.issues]
    if (issues.length === 0) issues.push(...(await check([...executedChanges, changes], plan)))
    if (issues.length === 0) {
      const execution = await executePlan(plan, prepared, client, checkedAt)
      if (execution.outcome === 'conflict') return false
      if (execution.outcome === 'committed') {
        executed.push(plan.name ?? plan._id)
        executedChanges.push(changes)
        return true
      }
      issues.push(execution.issue)
    }
    // The issue may come from a postponed plan, or from a plan that was executed after this one was prepared.
    if (postponed.length > 0 || executedChanges.length > 0) return false
    const refusal = { checkedAt, issues, state: 'refused' }
    return (await saveInPlan(plan, refusal, client)).outcome === 'committed'
  }
  for (const { plan, prepared } of due) {
    const changes = changesOf(plan)
    // Plans for the same documents keep their order: each is prepared after the previous one was executed.
    const others = [...executedChanges, ...postponed].flatMap(plannedIds)
    const mayRun = prepared && !plannedIds(changes).some((id) => others.includes(id))
    if (!mayRun || !(await attempt(plan, () => executeOrRefuse(plan, prepared))))
      postponed.push(changes)
  }
  return { executed, changes: [...executedChanges, ...postponed] }
}

/**
 * Checks the plans that are due within an hour, until one of them is due.
 * @param earlierChanges the changes of the plans before them
 */
async function checkUpcoming(
  upcoming: readonly Plan[],
  earlierChanges: readonly PlannedChanges[],
  isInterrupted: () => boolean,
  { client, startedAt, checkedAt, check, attempt }: Round,
): Promise<void> {
  for (const [index, plan] of upcoming.entries()) {
    if (isInterrupted()) break
    const lastCheck = Date.parse(plan.checkedAt ?? '')
    const intervalMs = plan.issues.length > 0 ? 5 * minuteMs : checkAheadMs
    if (dueTime(plan) > startedAt + checkAheadMs || lastCheck > startedAt - intervalMs) continue
    await attempt(plan, async () => {
      const earlier = [...earlierChanges, ...changesBefore(plan, upcoming.slice(0, index))]
      const changes = [...earlier, changesOf(plan)]
      const { issues } = await planMutations(changesOf(plan), client, earlier)
      const planIssues = issues.length > 0 ? issues : await check(changes, plan)
      return saveInPlan(plan, { checkedAt, issues: planIssues }, client)
    })
  }
}

function timeIssues(plan: Plan): RecordedIssue[] {
  const issueOf = (message: string) => [documentIssue(planId(plan), planType, message)]
  if (Number.isNaN(dueTime(plan))) return issueOf('The plan has no time, or one that is no date.')
  return endsTooEarly(plan) ? issueOf('The plan ends before it begins.') : []
}
