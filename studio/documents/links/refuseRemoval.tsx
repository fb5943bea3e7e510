import { Box, Button, Stack, Text } from '@sanity/ui'
import { useMutation } from '@tanstack/react-query'
import { useClient } from 'sanity'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import { t } from '../../i18n/t.ts'
import { DocumentLinks } from '../../ui/DocumentLink.tsx'
import { actionWrapper } from '../actions/actionWrapper.ts'
import { usePlanRemoval } from '../plans/planLater.ts'
import { type RemovalBlocker, removalBlockers } from './removalBlockers.ts'

/**
 * Wraps delete or unpublish, and refuses it while the site needs the document. The Studio's own dialog lists
 * references but lets the editor continue, and does not know derived lists.
 */
export const refuseRemoval = actionWrapper((removal, props) => {
  const { id, type, published } = props
  const planRemoval = usePlanRemoval(props)
  const client = useClient({ apiVersion })
  const { data, error, isPending, mutate, reset } = useMutation({
    mutationFn: () => removalBlockers(client, { _id: id, _type: type }),
    onSuccess: (users) => users.length === 0 && removal?.onHandle?.(),
  })
  if (!removal) return null
  const reason = t('The documents that need it could not be loaded. Try again.')
  const blockers = error ? [{ reason, documents: [] }] : (data ?? [])
  return {
    ...removal,
    disabled: Boolean(removal.disabled) || isPending,
    onHandle: () => mutate(),
    dialog:
      blockers.length > 0
        ? {
            type: 'dialog',
            header: t('The site still needs this document'),
            content: (
              <Stack gap={5}>
                <BlockerList blockers={blockers} />
                {published && (
                  <Box>
                    <Button
                      mode="ghost"
                      text={t('Take it down by a plan ...')}
                      onClick={planRemoval}
                    />
                  </Box>
                )}
              </Stack>
            ),
            onClose: reset,
          }
        : (removal.dialog ?? null),
  }
})

function BlockerList({ blockers }: { blockers: RemovalBlocker[] }) {
  return (
    <Stack gap={4}>
      {blockers.map(({ reason, documents }) => (
        <Stack key={reason} gap={3}>
          <Text size={1}>{reason}</Text>
          <DocumentLinks documents={documents} />
        </Stack>
      ))}
    </Stack>
  )
}
