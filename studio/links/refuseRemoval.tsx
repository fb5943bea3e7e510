import { Stack, Text } from '@sanity/ui'
import { useMutation } from '@tanstack/react-query'
import { useClient } from 'sanity'
import { apiVersion } from '../../shared/contentLake.ts'
import { DocumentLinks } from '../desk/DocumentLink.tsx'
import { actionWrapper } from '../documents/wrapAction.ts'
import { t } from '../i18n/t.ts'
import { type Obstacle, obstaclesTo } from './removalBlockers.ts'

/**
 * Wraps delete or unpublish, and refuses it while the site needs the document. The Studio's own dialog lists
 * references but lets the editor continue, and does not know derived lists.
 */
export const refuseRemoval = actionWrapper((removal, { id, type }) => {
  const client = useClient({ apiVersion })
  const { data, error, isPending, mutate, reset } = useMutation({
    mutationFn: () => obstaclesTo(client, { _id: id, _type: type }),
    onSuccess: (found) => found.length === 0 && removal?.onHandle?.(),
  })
  if (!removal) return null
  const reason = t('The documents that need it could not be loaded. Try again.')
  const obstacles = error ? [{ reason, documents: [] }] : (data ?? [])
  return {
    ...removal,
    disabled: Boolean(removal.disabled) || isPending,
    onHandle: () => mutate(),
    dialog:
      obstacles.length > 0
        ? {
            type: 'dialog',
            header: t('The site still needs this document'),
            content: <Obstacles obstacles={obstacles} />,
            onClose: reset,
          }
        : (removal.dialog ?? null),
  }
})

function Obstacles({ obstacles }: { obstacles: Obstacle[] }) {
  return (
    <Stack gap={4}>
      {obstacles.map(({ reason, documents }) => (
        <Stack key={reason} gap={3}>
          <Text size={1}>{reason}</Text>
          <DocumentLinks documents={documents} />
        </Stack>
      ))}
    </Stack>
  )
}
