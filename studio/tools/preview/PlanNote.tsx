import { Box, Button, Card, Flex, Text } from '@sanity/ui'
import { getDraftId } from 'sanity'
import type { Plan } from '../../../shared/plans/plan.ts'
import { endSuffix } from '../../../shared/plans/planEnd.ts'
import { formatPlanTime, planTitle } from '../../documents/plans/planDocument.ts'
import { t } from '../../i18n/t.ts'
import { useLiveQuery } from '../../queries/useLiveQuery.ts'

const watched = '*[_id in $ids]'

type Stored = Pick<Plan, '_id' | 'name' | 'at' | 'until' | 'endOf'>

/** A note above the preview: the preview includes a plan's changes. A button shows all drafts instead. */
export function PlanNote({ id, onLeave }: { id: string; onLeave: () => void }) {
  const ofBeginning = id.replace(endSuffix, '')
  const params = { ids: [id, ofBeginning].map((each) => getDraftId(each)) }
  const { result: plans } = useLiveQuery<Stored[]>(
    `${watched}{_id, name, at, until, endOf}`,
    watched,
    params,
  )
  if (plans === undefined) return null
  const [own, beginning] = params.ids.map((each) => plans.find(({ _id }) => _id === each))
  // The end of a plan that is still to come is no document yet.
  const result = own ?? (beginning && { ...beginning, at: beginning.until, endOf: ofBeginning })
  const { at } = result ?? {}
  const plan = planTitle(result ?? {})
  const after = t('The website after “{plan}” and the plans before it', { plan })
  const text = [after, at && formatPlanTime(at)].filter(Boolean).join(' · ')
  return (
    <Card tone="caution" borderBottom padding={2}>
      <Flex align="center" gap={3}>
        <Box flex={1}>
          <Text size={1}>
            {result ? text : t('This plan is no longer there: you see what is published.')}
          </Text>
        </Box>
        <Button mode="ghost" fontSize={1} text={t('Show all drafts')} onClick={onLeave} />
      </Flex>
    </Card>
  )
}
