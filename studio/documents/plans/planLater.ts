import { useToast } from '@sanity/ui/toast'
import { Calendar, Clock } from 'lucide-react'
import { useRef } from 'react'
import {
  type DocumentActionComponent,
  type DocumentActionProps,
  getPublishedId,
  type SanityDocument,
  useClient,
} from 'sanity'
import { useRouter } from 'sanity/router'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import { type PlannedChanges, planType } from '../../../shared/plans/plan.ts'
import { redirectTarget } from '../../../shared/plans/redirectTarget.ts'
import { t } from '../../i18n/t.ts'
import { inlineIcon } from '../../ui/inlineIcon.tsx'
import { newPlan } from './planDocument.ts'

const calendar = inlineIcon(Calendar)
const clock = inlineIcon(Clock)

/** A plan that publishes a document, and was not stopped; those that wait come first. */
const openPlanOf = `*[_type == "${planType}" && coalesce(state, "") != "executed" && stopped != true
  && $id in publishes[]._ref] | order(coalesce(state, "") desc, at asc)[0]{_id}`

/**
 * Returns a function that saves changes as a new plan (or, with `save`, in an existing plan) and opens the plan.
 * Further presses have no effect meanwhile.
 */
export function useSavePlan() {
  const client = useClient({ apiVersion })
  const { navigateIntent } = useRouter()
  const toast = useToast()
  const create = (plan: ReturnType<typeof newPlan>): Promise<{ _id: string }> => client.create(plan)
  type Changes = PlannedChanges | Promise<PlannedChanges>
  const isSaving = useRef(false)
  return async (changes: Changes, document?: SanityDocument | null, save = create) => {
    if (isSaving.current) return
    isSaving.current = true
    try {
      const { _id } = await save(newPlan(await changes, document))
      navigateIntent('edit', { id: getPublishedId(_id), type: planType })
    } catch (error) {
      console.error('The plan could not be saved', error)
      toast.push({ status: 'error', title: t('It could not be saved. Try again.') })
    } finally {
      isSaving.current = false
    }
  }
}

/** Creates a plan that publishes the draft on the next working day at nine, or opens the plan that already has it. */
export const publishLater: DocumentActionComponent = ({ id, draft }) => {
  const client = useClient({ apiVersion }).withConfig({ perspective: 'raw' })
  const savePlan = useSavePlan()
  const saveOnce = async (plan: ReturnType<typeof newPlan>) => {
    const open = await client.fetch<{ _id: string } | null>(openPlanOf, { id })
    return open ?? client.create(plan)
  }
  return {
    label: t('Publish later ...'),
    icon: calendar,
    disabled: !draft,
    onHandle: () => savePlan({ publishes: [id], unpublishes: [] }, draft, saveOnce),
  }
}

/** Returns a function that creates a plan to unpublish a document, with a redirect to its parent page. */
export function usePlanRemoval({ id, draft, published }: DocumentActionProps) {
  const client = useClient({ apiVersion })
  const savePlan = useSavePlan()
  const document = published ?? draft
  const readChanges = async () => {
    const redirectTo = await redirectTarget(client, document)
    return { publishes: [], unpublishes: [{ id, redirectTo }] }
  }
  return () => savePlan(readChanges(), document)
}

export const unpublishLater: DocumentActionComponent = (props) => {
  const planRemoval = usePlanRemoval(props)
  return {
    label: t('Take down on ...'),
    icon: clock,
    disabled: !props.published && !props.draft,
    onHandle: planRemoval,
  }
}
