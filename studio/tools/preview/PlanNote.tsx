import { Box, Button, Card, Flex, Text } from '@sanity/ui'
import { getDraftId } from 'sanity'
import type { Plan } from '../../../shared/plans/plan.ts'
import { formatPlanTime } from '../../documents/plans/planDocument.ts'
import { t } from '../../i18n/t.ts'
import { useLiveQuery } from '../../queries/useLiveQuery.ts'

const watched = '*[_id == $id]'

/** A note above the preview: the preview includes a plan's changes. A button shows all drafts instead. */
export function PlanNote({ id, onLeave }: { id: string; onLeave: () => void }) {
  const params = { id: getDraftId(id) }
  const { result } = useLiveQuery<Partial<Plan> | null>(`${watched}[0]{name, at}`, watched, params)
  if (result === undefined) return null
  const { name, at } = result ?? {}
  const after = t('The website after “{plan}” and the plans before it', { plan: name ?? t('Plan') })
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
