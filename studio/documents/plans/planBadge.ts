import { Calendar } from 'lucide-react'
import type { DocumentBadgeComponent } from 'sanity'
import { type Plan, scheduledToChange } from '../../../shared/plans/plan.ts'
import { t } from '../../i18n/t.ts'
import { useLiveQuery } from '../../queries/useLiveQuery.ts'
import { inlineIcon } from '../../ui/inlineIcon.tsx'
import { useShallowStable } from '../actions/useShallowStable.ts'
import { formatPlanTime, planTitle } from './planDocument.ts'

const calendar = inlineIcon(Calendar)

const watched = `*[${scheduledToChange('$ids')}]`
const query = `${watched} | order(at asc)[0]`

/** A badge with the time of the next plan that changes a document. */
export const planBadge: DocumentBadgeComponent = ({ id }) => {
  const { result } = useLiveQuery<Plan | null>(query, watched, { ids: [id] })
  const time = result?.at && formatPlanTime(result.at)
  const badge = { color: 'primary', icon: calendar, title: planTitle(result ?? {}) } as const
  return useShallowStable(time ? { ...badge, label: t('Planned: {time}', { time }) } : null)
}
