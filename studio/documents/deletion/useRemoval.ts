import type { Mutation } from '@sanity/client'
import { useToast } from '@sanity/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type DocumentActionDescription, useClient, useCurrentUser } from 'sanity'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import { t } from '../../i18n/t.ts'

type Removal = {
  /** Returns the mutations that remove the document or draft, and keep a copy. */
  mutations: (person: string | undefined) => Mutation[]
  /** Called once they are carried out. */
  onRemoved?: () => void
  /** Logged if they fail. */
  failure: string
}

/** Returns what an action needs to ask before it removes something, by the texts of its dialog. */
export function useRemoval({ mutations, onRemoved, failure }: Removal) {
  const client = useClient({ apiVersion })
  const user = useCurrentUser()
  const toast = useToast()
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => client.mutate(mutations(user?.id)),
    onSuccess: () => onRemoved?.(),
    onError: (error) => {
      console.error(failure, error)
      toast.push({ status: 'error', title: t('Nothing was removed') })
    },
  })
  return (
    action: DocumentActionDescription,
    texts: { message: ReactNode; confirmButtonText: string },
  ): DocumentActionDescription => ({
    ...action,
    disabled: Boolean(action.disabled) || isPending,
    onHandle: () => setIsAsking(true),
    dialog: isAsking && {
      ...{ type: 'confirm', tone: 'critical', ...texts },
      onCancel: () => setIsAsking(false),
      onConfirm: () => {
        setIsAsking(false)
        mutate()
      },
    },
  })
}
