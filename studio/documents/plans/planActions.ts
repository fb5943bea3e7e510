import type { SanityClient } from '@sanity/client'
import { useToast } from '@sanity/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { ArrowUpToLine } from 'lucide-react'
import {
  type DocumentActionComponent,
  type DocumentActionProps,
  getDraftId,
  getPublishedId,
  useClient,
  useCurrentUser,
  useWorkspace,
} from 'sanity'
import { useRouter } from 'sanity/router'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import { fieldChanges } from '../../../shared/contentLake/fieldChanges.ts'
import { executePlan } from '../../../shared/plans/executePlan.ts'
import {
  changesOf,
  endsTooEarly,
  type Plan,
  plan,
  plannedIds,
  planType,
  storedEdit,
} from '../../../shared/plans/plan.ts'
import { planMutations } from '../../../shared/plans/planMutations.ts'
import type { RecordedIssue } from '../../../shared/publishing/buildRecord.ts'
import { t } from '../../i18n/t.ts'
import { issueText } from '../../schema/rules/shape.ts'
import { inlineIcon } from '../../ui/inlineIcon.tsx'
import { useWriters } from '../publishing/useWriters.ts'
import { lakeNow } from './lakeTime.ts'
import { formatPlanTime } from './planDocument.ts'
import { validateChanges } from './validateChanges.ts'

const upToLine = inlineIcon(ArrowUpToLine)

const saveFailure = t('It could not be saved. Try again.')

/** Returns the open plan, and a function that runs work on it and reports the outcome in a toast. */
function useOpenPlan({ draft, type }: DocumentActionProps) {
  const client = useClient({ apiVersion })
  const workspace = useWorkspace()
  const toast = useToast()
  const { navigateIntent } = useRouter()
  const { data } = plan.safeParse(draft)
  const check = (plan: Plan) => validateChanges(changesOf(plan), workspace, plan)

  const { mutate: run, isPending } = useMutation({
    /** @param work returns a message about its result, or the issues that prevented it */
    mutationFn: async (work: (plan: Plan) => Promise<string | RecordedIssue[]>) =>
      data ? work(data) : [],
    onSuccess: (outcome) => {
      if (typeof outcome === 'string') return toast.push({ status: 'success', title: outcome })
      // The plan's form lists the issues at its time; the toast shows the current ones.
      if (data && type !== planType)
        navigateIntent('edit', { id: getPublishedId(data._id), type: planType })
      const description = outcome[0] && issueText(outcome[0].message)
      const title = description ? t('Nothing was changed: see the list above.') : saveFailure
      return toast.push({ status: 'warning', title, description })
    },
    onError: () => toast.push({ status: 'error', title: saveFailure }),
  })
  const isReady = data && data.state !== 'executed' && plannedIds(changesOf(data)).length > 0
  return { client, check, plan: data, isDisabled: !isReady || isPending, isPending, run }
}

/** Returns what the drafts of a plan change now, as the plan stores it. */
async function draftedChanges(plan: Plan, client: SanityClient) {
  const ids = changesOf(plan).publishes
  const [drafts, published] = await Promise.all([
    client.getDocuments(ids.map((id) => getDraftId(id))),
    client.getDocuments(ids),
  ])
  return ids.flatMap((id, index) => {
    const [before, after] = [published[index], drafts[index]]
    return before && after ? storedEdit({ id, changes: fieldChanges(before, after) }) : []
  })
}

/** Replaces Publish: schedules the plan, or cancels it. */
const scheduleOrCancel: DocumentActionComponent = (props) => {
  const { client, check, plan, isDisabled, isPending, run } = useOpenPlan(props)
  const scheduledBy = useCurrentUser()?.email
  const save = ({ _id, _rev }: Plan) => client.patch(_id).ifRevisionId(_rev)
  if (plan?.state === 'scheduled')
    return {
      label: t('Stop'),
      disabled: isDisabled,
      onHandle: () =>
        run(async (plan) => {
          await save(plan).set({ stopped: true }).unset(['state']).commit()
          return t('Stopped: nothing happens until it is planned again.')
        }),
    }
  // Without a time, the only thing to do is to end it: that action, the next one, becomes the button.
  if (plan?.endOf && !plan.state && !plan.at) return null
  const isToCome = Date.parse(plan?.at ?? '') > lakeNow()
  const reason =
    plan && isToCome && endsTooEarly(plan)
      ? t('“Until” must be after “When”.')
      : t('Choose a time that has not passed.')
  const mayPlan = plan && isToCome && !endsTooEarly(plan)
  return {
    label: isPending ? t('Checking ...') : t('Plan it'),
    tone: 'positive',
    title: isDisabled || mayPlan ? undefined : reason,
    disabled: isDisabled || !mayPlan,
    onHandle: () =>
      run(async (plan) => {
        const issues = await check(plan)
        if (issues.length > 0) return issues
        const drafted = await draftedChanges(plan, client)
        await save(plan)
          .set({ state: 'scheduled', scheduledBy, drafted })
          .unset(['issues', 'checkedAt', 'notifiedFor', 'stopped'])
          .commit()
        const [time, until] = [plan.at, plan.until].map((at) => at && formatPlanTime(at))
        return until
          ? t('Planned: {time}, until {until}.', { time: time ?? '', until })
          : t('Planned for {time}.', { time: time ?? '' })
      }),
  }
}

/**
 * Returns the action that carries out a plan now.
 * @param props those of the plan, or of a document whose form has the action too, with the plan as the draft
 */
export function useExecution(props: DocumentActionProps, label?: string) {
  const { client, check, plan, isDisabled, isPending, run } = useOpenPlan(props)
  const writersOf = useWriters()
  const isOver = plan !== undefined && !(Date.parse(plan.until ?? '9999') > lakeNow())
  return {
    label: isPending
      ? t('Checking ...')
      : (label ?? (plan?.endOf ? t('End it now') : t('Carry out now'))),
    icon: upToLine,
    disabled: isDisabled || isOver,
    onHandle: () =>
      run(async (plan) => {
        const at = new Date(lakeNow()).toISOString()
        const planNow = { ...plan, at }
        // Revisions are read before the check, so that a concurrent edit is detected.
        const isWritten = (draft: { _id: string }) => writersOf(draft).length > 0
        const prepared = await planMutations(changesOf(plan), client, [], isWritten)
        const issues = await check(planNow)
        // Unlike a plan with issues at its time, this one stays scheduled.
        if (issues.length > 0) return issues
        const execution = await executePlan(planNow, prepared, client, at)
        switch (execution.outcome) {
          case 'committed':
            return t('Carried out. The website is being updated.')
          case 'conflict':
            return []
          case 'rejected':
            return [execution.issue]
        }
      }),
  }
}

const executeNow: DocumentActionComponent = (props) => useExecution(props)

export const planActions = [scheduleOrCancel, executeNow]
