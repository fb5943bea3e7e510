import type { SanityClient } from '@sanity/client'
import { CalendarIcon } from '@sanity/icons/Calendar'
import { ClockIcon } from '@sanity/icons/Clock'
import { useToast } from '@sanity/ui/toast'
import { type DocumentActionComponent, type SanityDocument, useClient } from 'sanity'
import { useRouter } from 'sanity/router'
import { pathsAbove } from '../../shared/content/paths.ts'
import { writtenPath } from '../../shared/content/redirects.ts'
import { apiVersion } from '../../shared/contentLake.ts'
import { planType, type Together } from '../../shared/plans/plan.ts'
import { pagesAt } from '../addresses/pagesAt.ts'
import { t } from '../i18n/t.ts'
import { isPublished } from '../links/lists.ts'
import { newPlan, tomorrowAtNine } from './plans.ts'

/** Returns a function that saves a plan and opens it, to be completed and confirmed, or says that it failed. */
export function useSavePlan() {
  const client = useClient({ apiVersion })
  const { navigateIntent } = useRouter()
  const toast = useToast()
  return async (save: (client: SanityClient) => Promise<{ _id: string }>) => {
    try {
      const { _id } = await save(client)
      navigateIntent('edit', { id: _id.replace('drafts.', ''), type: planType })
    } catch (error) {
      console.error('The plan could not be saved', error)
      toast.push({ status: 'error', title: t('It could not be saved. Try again.') })
    }
  }
}

/** Plans for tomorrow at nine that the draft is published. */
export const publishLater: DocumentActionComponent = ({ id, draft }) => {
  const save = useSavePlan()
  return {
    label: t('Publish later ...'),
    icon: CalendarIcon,
    disabled: !draft,
    onHandle: () => save(create({ publishes: [id], takesDown: [] }, tomorrow(draft))),
  }
}

/** The same of taking the document down; its visitors are led to the page above it, unless chosen otherwise. */
export const takeDownLater: DocumentActionComponent = ({ id, published }) => {
  const save = useSavePlan()
  const path = writtenPath(published)
  return {
    label: t('Take down on ...'),
    icon: ClockIcon,
    disabled: !published,
    onHandle: () =>
      save(async (client) => {
        const { filter, params } = pagesAt(pathsAbove(path ?? '/')[0] ?? '/')
        const above = `*[(${filter}) && ${isPublished}][0]._id`
        const leadsTo = path && (await client.fetch<string | null>(above, params))
        return create({ publishes: [], takesDown: [{ id, leadsTo }] }, tomorrow(published))(client)
      }),
  }
}

export function create(together: Together, fields?: { name: string | undefined; at: string }) {
  return (client: SanityClient) => client.create({ ...newPlan(together), ...fields })
}

function tomorrow(document: SanityDocument | null) {
  const names = [document?.title, document?.name].map((it) => Reflect.get(Object(it), 'en'))
  return { name: names.find((name) => typeof name === 'string'), at: tomorrowAtNine() }
}
