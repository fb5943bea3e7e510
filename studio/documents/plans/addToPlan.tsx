import { Button, Stack } from '@sanity/ui'
import { Calendar } from 'lucide-react'
import { useState } from 'react'
import { type DocumentActionComponent, type DocumentActionProps, useClient } from 'sanity'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import { planType } from '../../../shared/plans/plan.ts'
import { t } from '../../i18n/t.ts'
import { useLiveQuery } from '../../queries/useLiveQuery.ts'
import { inlineIcon } from '../../ui/inlineIcon.tsx'
import { formatPlanTime } from './planDocument.ts'
import { useSavePlan } from './planLater.ts'

const calendar = inlineIcon(Calendar)

/** Asks which plan should publish the draft, and opens that plan. */
export const addToPlan: DocumentActionComponent = ({ id, draft }) => {
  const [isOpen, setIsOpen] = useState(false)
  return {
    label: t('Add to a plan ...'),
    icon: calendar,
    disabled: !draft,
    onHandle: () => setIsOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      header: t('Which plan shall publish it?'),
      content: <OpenPlans id={id} draft={draft} />,
      onClose: () => setIsOpen(false),
    },
  }
}

const watched = `*[_type == "${planType}" && coalesce(state, "") != "executed" && !($id in coalesce(publishes[]._ref, []))]`
const query = `${watched} | order(coalesce(state, "") asc, at asc){_id, _rev, name, at, state}`

/** A list of the open plans, with an entry for a new plan. */
function OpenPlans({ id, draft }: Pick<DocumentActionProps, 'id' | 'draft'>) {
  const client = useClient({ apiVersion })
  const savePlan = useSavePlan()
  const changes = { publishes: [id], unpublishes: [] }
  type OpenPlan = Record<'_id' | '_rev', string> & Record<'name' | 'at' | 'state', string | null>
  const { result = [] } = useLiveQuery<OpenPlan[]>(query, watched, { id })
  const add = (plan: OpenPlan) =>
    savePlan(changes, undefined, async ({ publishes }) => {
      // A scheduled plan cannot be changed until somebody stops it. It is only opened.
      if (plan.state === 'scheduled') return plan
      const patch = client.patch(plan._id).ifRevisionId(plan._rev).setIfMissing({ publishes: [] })
      return patch.append('publishes', publishes).commit()
    })
  return (
    <Stack gap={2}>
      {result.map((plan) => (
        <Button
          key={plan._id}
          mode="ghost"
          text={[
            plan.name ?? t('Plan'),
            plan.at && formatPlanTime(plan.at),
            plan.state === 'scheduled' && t('press “Stop” in it first'),
          ]
            .filter(Boolean)
            .join(' · ')}
          onClick={() => add(plan)}
        />
      ))}
      <Button mode="ghost" text={t('A new plan')} onClick={() => savePlan(changes, draft)} />
    </Stack>
  )
}
