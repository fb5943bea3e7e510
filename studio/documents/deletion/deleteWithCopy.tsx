import { useToast } from '@sanity/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import { usePaneRouter } from 'sanity/structure'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import { t } from '../../i18n/t.ts'
import { actionWrapper } from '../actions/actionWrapper.ts'
import { deletionMutations } from './deletedDocuments.ts'

/** Wraps delete to keep a copy, from which the document comes back. Sanity’s own leaves no trace of a draft. */
export const deleteWithCopy = actionWrapper((action, { draft, published }) => {
  const client = useClient({ apiVersion })
  const user = useCurrentUser()
  const toast = useToast()
  const { closeCurrentAndAfter } = usePaneRouter()
  const [isAsking, setIsAsking] = useState(false)
  const document = draft ?? published
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      if (document) await client.mutate(deletionMutations(document, user?.id))
    },
    onSuccess: () => closeCurrentAndAfter(),
    onError: (error) => {
      console.error('The document could not be deleted', error)
      toast.push({ status: 'error', title: t('Nothing was removed') })
    },
  })
  if (!action || !document) return action
  return {
    ...action,
    disabled: Boolean(action.disabled) || isPending,
    onHandle: () => setIsAsking(true),
    dialog: isAsking && {
      type: 'confirm',
      tone: 'critical',
      message: t('Delete it? For 30 days it can be brought back: Start, “Recently deleted”.'),
      confirmButtonText: t('Delete'),
      onCancel: () => setIsAsking(false),
      onConfirm: () => {
        setIsAsking(false)
        mutate()
      },
    },
  }
})
