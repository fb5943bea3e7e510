import { type Plan, planType } from '../../../shared/plans/plan.ts'
import { t } from '../../i18n/t.ts'
import { useLiveQuery } from '../../queries/useLiveQuery.ts'
import { Callout } from '../../ui/Callout.tsx'
import { formatPlanTime } from '../plans/planDocument.ts'

const watched = `*[_type == "${planType}" && state == "scheduled"
  && count((publishes[]._ref)[@ in $ids]) > 0]`
const query = `${watched} | order(at asc){_id, name, at}`

type WaitingPlansProps = {
  ids: readonly string[]
  /** What follows for the plan. */
  consequence: string
}

/** Says for which plans drafts wait, before a part of them is published or they are discarded. */
export function WaitingPlans({ ids, consequence }: WaitingPlansProps) {
  const { result = [] } = useLiveQuery<Pick<Plan, '_id' | 'name' | 'at'>[]>(query, watched, { ids })
  return result.map(({ _id, name, at = '' }) => (
    <Callout key={_id} tone="caution">
      {t('Waits for the plan “{plan}”: {time}', {
        plan: name ?? t('Plan'),
        time: formatPlanTime(at),
      })}
      {`. ${consequence}`}
    </Callout>
  ))
}
