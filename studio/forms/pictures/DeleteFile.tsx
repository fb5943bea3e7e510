import { Stack } from '@sanity/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from 'sanity'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import { t } from '../../i18n/t.ts'
import { Callout } from '../../ui/Callout.tsx'
import { SmallButton } from '../../ui/SmallButton.tsx'

/** The key of the queries of all pictures and files. */
export const filesKey = ['files']

/** A button that deletes an unused picture or file. A second press confirms. */
export function DeleteFile({ id }: { id: string }) {
  const client = useClient({ apiVersion })
  const queries = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const deletion = useMutation({
    mutationFn: () => client.delete(id),
    onError: (error) => console.error('A file was not deleted', error),
    onSettled: () => queries.invalidateQueries({ queryKey: filesKey }),
  })
  return (
    <Stack gap={2}>
      <SmallButton
        mode="bleed"
        tone="critical"
        disabled={deletion.isPending}
        text={isAsked ? t('Delete it for good') : t('Delete …')}
        onClick={() => (isAsked ? deletion.mutate() : setAsked(true))}
      />
      {deletion.isError && (
        <Callout tone="critical" role="alert">
          {t('It was not deleted: a page may use it by now.')}
        </Callout>
      )}
    </Stack>
  )
}
