import { Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { useClient } from 'sanity'
import { apiVersion } from '../../shared/contentLake.ts'
import { DocumentLinks } from '../desk/DocumentLink.tsx'
import { actionWrapper } from '../documents/wrapAction.ts'
import { t } from '../i18n/t.ts'
import { type Obstacle, obstaclesTo } from './obstacles.ts'

/**
 * Wraps delete or unpublish, and refuses it while the site needs the document. The Studio's own
 * dialog lists references but lets the editor go on, and knows nothing of derived lists.
 */
export const refuseRemoval = actionWrapper((removal, { id, type }) => {
  const client = useClient({ apiVersion })
  const [obstacles, setObstacles] = useState<Obstacle[] | null>(null)
  const [isChecking, setIsChecking] = useState(false)
  if (!removal) return null

  const check = async () => {
    setIsChecking(true)
    try {
      const found = await obstaclesTo(client, { _id: id, _type: type })
      if (found.length > 0) setObstacles(found)
      else removal.onHandle?.()
    } catch {
      setObstacles([
        { reason: t('The documents that need it could not be loaded. Try again.'), documents: [] },
      ])
    } finally {
      setIsChecking(false)
    }
  }
  return {
    ...removal,
    disabled: Boolean(removal.disabled) || isChecking,
    onHandle: check,
    dialog: obstacles
      ? {
          type: 'dialog',
          header: t('The site still needs this document'),
          content: <Obstacles obstacles={obstacles} />,
          onClose: () => setObstacles(null),
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
