import { Calendar } from 'lucide-react'
import type { DocumentBadgeComponent } from 'sanity'
import { type Plan, planType } from '../../../shared/plans/plan.ts'
import { t } from '../../i18n/t.ts'
import { useLiveQuery } from '../../queries/useLiveQuery.ts'
import { inlineIcon } from '../../ui/inlineIcon.tsx'
import { useShallowStable } from '../actions/useShallowStable.ts'
import { formatPlanTime, planTitle } from './planDocument.ts'

const calendar = inlineIcon(Calendar)

const watched = `*[_type == "${planType}" && state == "scheduled" && references($id)]`
const query = `${watched} | order(at asc)[0]`

/** A badge with the time of the next plan that publishes or unpublishes a document. */
export const planBadge: DocumentBadgeComponent = ({ id }) => {
  const { result } = useLiveQuery<Plan | null>(query, watched, { id })
  const time = result?.at && formatPlanTime(result.at)
  const badge = { color: 'primary', icon: calendar, title: planTitle(result ?? {}) } as const
  return useShallowStable(time ? { ...badge, label: t('Planned: {time}', { time }) } : null)
}
