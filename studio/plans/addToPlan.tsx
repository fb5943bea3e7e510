import { CalendarIcon } from '@sanity/icons/Calendar'
import { Button, Stack } from '@sanity/ui'
import { useState } from 'react'
import { type DocumentActionComponent, useClient } from 'sanity'
import { useRouter } from 'sanity/router'
import { apiVersion } from '../../shared/contentLake.ts'
import { planType } from '../../shared/plans/plan.ts'
import { useLiveQuery } from '../desk/useLiveQuery.ts'
import { t } from '../i18n/t.ts'
import { useNewPlan } from './documentActions.ts'
import { newPlan, planTime } from './plans.ts'

/** Asks which plan shall publish the draft, and opens it. */
export const addToPlan: DocumentActionComponent = ({ id, draft }) => {
  const [isOpen, setIsOpen] = useState(false)
  return {
    label: t('Add to a plan ...'),
    icon: CalendarIcon,
    disabled: !draft,
    onHandle: () => setIsOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      header: t('Which plan shall publish it?'),
      content: <OpenPlans id={id} />,
      onClose: () => setIsOpen(false),
    },
  }
}

const watched = `*[_type == "${planType}" && state != "done" && !($id in publishes[]._ref)]`

/** The plans that are not carried out yet, and a new one. */
function OpenPlans({ id }: { id: string }) {
  const client = useClient({ apiVersion })
  const { navigateIntent } = useRouter()
  const begin = useNewPlan()
  const together = { publishes: [id], takesDown: [] }
  type OpenPlan = { _id: string; name: string | null; at: string | null }
  const { result = [] } = useLiveQuery<OpenPlan[]>(`${watched}{_id, name, at}`, watched, { id })
  const add = async (plan: string) => {
    const patch = client.patch(plan).setIfMissing({ publishes: [] })
    await patch.append('publishes', newPlan(together).publishes).commit()
    navigateIntent('edit', { id: plan.replace('drafts.', ''), type: planType })
  }
  return (
    <Stack gap={2}>
      {result.map(({ _id, name, at }) => (
        <Button
          key={_id}
          mode="ghost"
          text={[name ?? t('Plan'), at && planTime(at)].filter(Boolean).join(' · ')}
          onClick={() => add(_id)}
        />
      ))}
      <Button mode="ghost" text={t('A new plan')} onClick={() => begin(together)} />
    </Stack>
  )
}
