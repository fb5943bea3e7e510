import { planType } from '../../../shared/plans/plan.ts'
import { t } from '../../i18n/t.ts'
import { useLiveQuery } from '../../queries/useLiveQuery.ts'
import { DocumentLinks } from '../../ui/DocumentLink.tsx'
import { ToolSection } from '../../ui/ToolSection.tsx'

const watched = `*[_type == "${planType}"]`
const place = 'select(state == "refused" => 0, state == "executed" => 2, 1)'
const listedPlans = `${watched}[!(stopped == true && !defined(state))]`
const query = `${listedPlans}{
  _id, _type, "place": ${place}, "next": select(state == "executed" => "", at), executedAt
} | order(place asc, next asc, executedAt desc)[0...10]`

/**
 * The plans: first refused, then scheduled, then executed plans, latest first. Stopped plans are only in the list of
 * plans.
 */
export function Plans() {
  const { result = [] } = useLiveQuery<{ _id: string; _type: string }[]>(query, watched, {})
  if (result.length === 0) return null
  return (
    <ToolSection title={t('Plans')}>
      <DocumentLinks documents={result} />
    </ToolSection>
  )
}
