import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import {
  type DocumentActionDescription,
  type DocumentActionProps,
  useClient,
  useDocumentOperation,
} from 'sanity'
import { apiVersion } from '../../shared/contentLake.ts'
import { actionWrapper } from '../documents/wrapAction.ts'
import { t } from '../i18n/t.ts'
import { replacePage, writtenPath } from './oldAddresses.ts'
import { type Removal, WhereTo } from './WhereTo.tsx'

/**
 * Wraps delete and unpublish: of a page that is public it asks where its visitors shall go, in place of the
 * Studio's own confirmation.
 */
export const askWhereTo = {
  delete: actionWrapper((remove, props) => useQuestion('delete', props, remove(props))),
  unpublish: actionWrapper((remove, props) => useQuestion('unpublish', props, remove(props))),
}

function useQuestion(
  removal: Removal,
  { id, type, published }: DocumentActionProps,
  action: DocumentActionDescription | null,
): DocumentActionDescription | null {
  const client = useClient({ apiVersion })
  const toast = useToast()
  const operation = useDocumentOperation(id, type)[removal]
  const [isAsking, setIsAsking] = useState(false)
  const path = writtenPath(published)
  if (!action || path === null) return action

  const remove = async (target: string | null) => {
    setIsAsking(false)
    try {
      // First, because the Content Lake keeps a page that a redirect leads to.
      await client.mutate(replacePage(path, id, target))
      operation.execute()
    } catch {
      toast.push({
        status: 'error',
        title: t('Nothing was removed'),
        description: t('What leads visitors on from {path} could not be stored. Try again.', {
          path,
        }),
      })
    }
  }
  return {
    ...action,
    onHandle: () => setIsAsking(true),
    dialog: isAsking
      ? {
          type: 'dialog',
          header: t('Where shall visitors go?'),
          content: (
            <WhereTo
              page={{ id, path }}
              removal={removal}
              onCancel={() => setIsAsking(false)}
              onConfirm={remove}
            />
          ),
          onClose: () => setIsAsking(false),
        }
      : null,
  }
}
