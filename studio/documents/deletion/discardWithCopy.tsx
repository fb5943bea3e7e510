import { Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import { t } from '../../i18n/t.ts'
import { actionWrapper } from '../actions/actionWrapper.ts'
import { WaitingPlans } from '../publishing/WaitingPlans.tsx'
import { discardMutations } from './deletedDocuments.ts'

/**
 * Wraps the discarding of changes to name the plans that wait for them, and to keep a copy, from which they come back:
 * history cannot restore the last version of a draft that was published in part.
 */
export const discardWithCopy = actionWrapper((action, { id, draft, published }) => {
  const client = useClient({ apiVersion })
  const user = useCurrentUser()
  const toast = useToast()
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      if (draft && published) await client.mutate(discardMutations(draft, published, user?.id))
    },
    onError: (error) => {
      console.error('The changes could not be discarded', error)
      toast.push({ status: 'error', title: t('Nothing was removed') })
    },
  })
  if (!action || !draft || !published) return action
  return {
    ...action,
    disabled: Boolean(action.disabled) || isPending,
    onHandle: () => setIsAsking(true),
    dialog: isAsking && {
      type: 'confirm',
      tone: 'critical',
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
      onCancel: () => setIsAsking(false),
      onConfirm: () => {
        setIsAsking(false)
        mutate()
      },
    },
  }
})
