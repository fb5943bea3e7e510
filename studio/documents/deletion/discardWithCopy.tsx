import { Stack, Text } from '@sanity/ui'
import { t } from '../../i18n/t.ts'
import { actionWrapper } from '../actions/actionWrapper.ts'
import { WaitingPlans } from '../publishing/WaitingPlans.tsx'
import { discardMutations } from './deletedDocuments.ts'
import { useRemoval } from './useRemoval.ts'

/**
 * Wraps the discarding of changes to name the plans that wait for them, and to keep a copy, from which they come back:
 * history cannot restore the last version of a draft that was published in part.
 */
export const discardWithCopy = actionWrapper((action, { id, draft, published }) => {
  const askFirst = useRemoval({
    mutations: (person) => (draft && published ? discardMutations(draft, published, person) : []),
    failure: 'The changes could not be discarded',
  })
  if (!action || !draft || !published) return action
  return askFirst(action, {
    message: (
      <Stack gap={4}>
        <Text size={1}>
          {t('Discard them? For 30 days they can be brought back: Start, “Recently deleted”.')}
        </Text>
        <WaitingPlans
          ids={[id]}
          consequence={t('Without these changes it publishes nothing here.')}
        />
      </Stack>
    ),
    confirmButtonText: t('Discard'),
  })
})
