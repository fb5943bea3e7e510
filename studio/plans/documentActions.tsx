import { AddCircleIcon } from '@sanity/icons/AddCircle'
import { CalendarIcon } from '@sanity/icons/Calendar'
import { ClockIcon } from '@sanity/icons/Clock'
import { Button, Stack } from '@sanity/ui'
import { useState } from 'react'
import { type DocumentActionComponent, type SanityDocument, useClient } from 'sanity'
import { useRouter } from 'sanity/router'
import { pathsAbove } from '../../shared/content/paths.ts'
import { writtenPath } from '../../shared/content/redirects.ts'
import { apiVersion } from '../../shared/contentLake.ts'
import { planType, type Together } from '../../shared/plans/plan.ts'
import { pagesAt } from '../addresses/pagesAt.ts'
import { useLiveQuery } from '../desk/useLiveQuery.ts'
import { t } from '../i18n/t.ts'
import { isPublished } from '../links/lists.ts'
import { newPlan, planTime, tomorrowAtNine } from './plans.ts'

/** Returns functions that store plans and open them. */
export function usePlans() {
  const client = useClient({ apiVersion })
  const { navigateIntent } = useRouter()
  const open = (id: string) =>
    navigateIntent('edit', { id: id.replace('drafts.', ''), type: planType })
  return {
    begin: async (together: Together, name?: string, at?: string) => {
      const { _id } = await client.create({ ...newPlan(together, name), ...(at && { at }) })
      open(_id)
    },
    /** Adds a draft to the plan that has the id. */
    add: async (planId: string, id: string) => {
      const { publishes } = newPlan({ publishes: [id], takesDown: [] })
      const patch = client.patch(planId).setIfMissing({ publishes: [] })
      await patch.append('publishes', publishes).commit()
      open(planId)
    },
    /** Returns the id of the page above a path. */
    pageAbove: async (path: string) => {
      const { filter, params } = pagesAt(pathsAbove(path)[0] ?? '/')
      return client.fetch<string | null>(`*[(${filter}) && ${isPublished}][0]._id`, params)
    },
  }
}

/** Opens a plan that publishes the draft tomorrow at nine, to be looked at and confirmed. */
export const publishLater: DocumentActionComponent = ({ id, draft }) => {
  const { begin } = usePlans()
  return {
    label: t('Publish later ...'),
    icon: CalendarIcon,
    disabled: !draft,
    onHandle: () => begin({ publishes: [id], takesDown: [] }, titleOf(draft), tomorrowAtNine()),
  }
}

/** The same of taking the document down; its visitors are led to the page above it, unless chosen otherwise. */
export const takeDownLater: DocumentActionComponent = ({ id, published }) => {
  const { begin, pageAbove } = usePlans()
  const path = writtenPath(published)
  return {
    label: t('Take down on ...'),
    icon: ClockIcon,
    disabled: !published,
    onHandle: async () => {
      const leadsTo = path === null ? null : await pageAbove(path)
      begin({ publishes: [], takesDown: [{ id, leadsTo }] }, titleOf(published), tomorrowAtNine())
    },
  }
}

export const addToPlan: DocumentActionComponent = ({ id, draft }) => {
  const [isOpen, setIsOpen] = useState(false)
  return {
    label: t('Add to a plan ...'),
    icon: AddCircleIcon,
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

type OpenPlan = { _id: string; name: string | null; at: string | null }

const watched = `*[_type == "${planType}" && state != "done" && !($id in publishes[]._ref)]`

/** The plans that are not carried out yet, and a new one: a document is added to the one that is pressed. */
function OpenPlans({ id }: { id: string }) {
  const { add, begin } = usePlans()
  const { result = [] } = useLiveQuery<OpenPlan[]>(`${watched}{_id, name, at}`, watched, { id })
  return (
    <Stack gap={2}>
      {result.map(({ _id, name, at }) => (
        <Button
          key={_id}
          mode="ghost"
          text={[name ?? t('Plan'), at && planTime(at)].filter(Boolean).join(' · ')}
          onClick={() => add(_id, id)}
        />
      ))}
      <Button
        mode="ghost"
        text={t('A new plan')}
        onClick={() => begin({ publishes: [id], takesDown: [] })}
      />
    </Stack>
  )
}

function titleOf(document: SanityDocument | null): string | undefined {
  const names = [document?.title, document?.name].map((it) => Reflect.get(Object(it), 'en'))
  return names.find((name) => typeof name === 'string')
}
