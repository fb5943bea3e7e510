import type { RecordedIssue } from '../buildRecord.ts'
import { executePlan, type PreparedPlan, planId, recordInPlan } from './executePlan.ts'
import {
  changesOf,
  documentIssue,
  documentsOf,
  dueTime,
  type Plan,
  type PlannedChanges,
  plan,
  planType,
} from './plan.ts'
import { type LakeClient, planMutations } from './planMutations.ts'
import { type StoredPlan, storedScheduledPlans } from './readPlans.ts'

/**
 * Returns the issues that the site would have after a plan.
 * @param changes the plan's changes, after those of the plans before it
 */
export type CheckPlan = (changes: PlannedChanges[], plan: Plan) => RecordedIssue[]

/** Reads the content, and returns the check of plans against it. */
type ReadCheck = () => Promise<CheckPlan>

const minute = 60_000

/** The time in ms before a plan is due at which it is first checked, so that editors can correct it. */
const checkAhead = 60 * minute

const notReadable = 'The plan has a form that is not known here. Make a new one.'

/** What happened to the plans: the names of the executed ones, and the ids of those that failed, with the error. */
type PlanResults = { executed: string[]; failed: { id: string; error: unknown }[] }

/**
 * Executes the due plans, and checks those that are due soon, in rounds: until nothing is executed, and no
 * plan has become due meanwhile. A plan that fails does not stop the others.
 * @param now returns the time in ms since 1970
 * @throws Error only if the plans themselves cannot be read
 */
export async function runPlans(
  client: LakeClient,
  now: () => number,
  readCheck: ReadCheck,
): Promise<PlanResults> {
  const executed: string[] = []
  for (;;) {
    const round = await runRound(client, now, readCheck)
    executed.push(...round.executed)
    if (round.executed.length === 0 && !round.isInterrupted)
      return { executed, failed: round.failed }
  }
}

/**
 * Executes the due plans, each in one transaction that also sets the plan's state. The transaction is
 * conditional on the revisions of the plan and its documents, which are read before the content that is
 * checked. So no plan is executed twice, even by several processes or after a crash, and none with an edit
 * that was not checked. Plans with issues are not executed, but record the issues, from an hour before they are
 * due.
 */
async function runRound(client: LakeClient, now: () => number, readCheck: ReadCheck) {
  const startedAt = now()
  const checkedAt = new Date(startedAt).toISOString()
  const executed: string[] = []
  const failed: PlanResults['failed'] = []
  /** Returns null if the work failed, and records the error. */
  const attempt = async <T>({ _id }: StoredPlan, work: () => Promise<T>): Promise<T | null> => {
    try {
      return await work()
    } catch (error) {
      failed.push({ id: _id, error })
      return null
    }
  }
  const plans: Plan[] = []
  for (const document of await storedScheduledPlans(client)) {
    const { data } = plan.safeParse(document)
    if (data) plans.push(data)
    else {
      const issues = [documentIssue(planId(document), planType, notReadable)]
      await attempt(document, () =>
        recordInPlan(document, { checkedAt, issues, state: 'refused' }, client),
      )
    }
  }
  // A plan whose time is no date counts as due, so that it is refused.
  const isDue = (plan: Plan) => !(dueTime(plan) > startedAt)
  const upcoming = plans.filter((plan) => !isDue(plan))
  const due: { plan: Plan; prepared: PreparedPlan | null }[] = []
  for (const plan of plans.filter(isDue)) {
    const prepared = await attempt(plan, () => planMutations(changesOf(plan), client))
    due.push({ plan, prepared })
  }
  let reading: ReturnType<ReadCheck> | undefined
  const check = async (...of: Parameters<CheckPlan>) => {
    reading ??= readCheck()
    return (await reading)(...of)
  }

  const done: PlannedChanges[] = []
  const waiting: PlannedChanges[] = []
  /** Executes or refuses a plan. Returns false if it waits for another round. */
  const settle = async (plan: Plan, prepared: PreparedPlan): Promise<boolean> => {
    const changes = changesOf(plan)
    const issues = [...timeIssues(plan), ...prepared.issues]
    if (issues.length === 0) issues.push(...(await check([...done, changes], plan)))
    if (issues.length === 0) {
      const outcome = await executePlan(plan, prepared, client, checkedAt)
      if (outcome === 'executed') {
        executed.push(plan.name ?? plan._id)
        done.push(changes)
      }
      if (typeof outcome === 'string') return outcome === 'executed'
      issues.push(outcome)
    }
    // The reason may be a plan that waits, or one that was executed since this one was prepared.
    if (waiting.length > 0 || done.length > 0) return false
    const record = { checkedAt, issues, state: 'refused' }
    return (await recordInPlan(plan, record, client)) === 'executed'
  }
  for (const { plan, prepared } of due) {
    const changes = changesOf(plan)
    // Plans for the same documents keep their order, and each is prepared after the one before.
    const others = [...done, ...waiting].flatMap(documentsOf)
    const mayRun = prepared && !documentsOf(changes).some((id) => others.includes(id))
    if (!mayRun || !(await attempt(plan, () => settle(plan, prepared)))) waiting.push(changes)
  }

  const isInterrupted = () => upcoming.some((plan) => dueTime(plan) <= now())
  for (const [index, plan] of upcoming.entries()) {
    if (isInterrupted()) break
    const lastCheck = Date.parse(plan.checkedAt ?? '')
    const interval = plan.issues.length > 0 ? 5 * minute : checkAhead
    if (dueTime(plan) > startedAt + checkAhead || lastCheck > startedAt - interval) continue
    await attempt(plan, async () => {
      const { issues } = await planMutations(changesOf(plan), client)
      const changes = [...done, ...waiting, ...upcoming.slice(0, index + 1).map(changesOf)]
      const found = issues.length > 0 ? issues : await check(changes, plan)
      return recordInPlan(plan, { checkedAt, issues: found }, client)
    })
  }
  return { executed, failed, isInterrupted: isInterrupted() }
}

function timeIssues(plan: Plan): RecordedIssue[] {
  return Number.isNaN(dueTime(plan))
    ? [documentIssue(planId(plan), planType, 'The plan has no time, or one that is no date.')]
    : []
}
