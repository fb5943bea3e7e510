import { Box, Button, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { t } from '../../i18n/t.ts'
import { useReturnedFocus } from '../../ui/useReturnedFocus.ts'

type ConfirmDeletionProps = {
  header: string
  /** The number of enquiries; undefined until it is known. */
  count: number | undefined
  question: string
  isBusy: boolean
  error: Error | null
  onClose: () => void
  onConfirm: () => void
}

/** Asks for confirmation, with the number of enquiries, before they are deleted. */
export function ConfirmDeletion(props: ConfirmDeletionProps) {
  useReturnedFocus()
  const { header, count, question, isBusy, error, onClose, onConfirm } = props
  return (
    <Dialog
      id="delete-enquiries"
      header={header}
      width={0}
      onClose={onClose}
      footer={
        <Flex gap={2} justify="flex-end" padding={3}>
          <Button mode="ghost" text={t('Keep them')} onClick={onClose} />
          <Button
            tone="critical"
            disabled={count === undefined || isBusy}
            text={deletionText(count)}
            onClick={onConfirm}
          />
        </Flex>
      }
    >
      <Box padding={4}>
        <Stack gap={4}>
          <Text>{question}</Text>
          <Text muted size={1}>
            {t(
              'Deleted enquiries and their notes cannot be brought back. Delete the mails in the company’s mailbox too.',
            )}
          </Text>
          {error !== null && (
            <Text size={1} role="alert">
              {String(error)}
            </Text>
          )}
        </Stack>
      </Box>
    </Dialog>
  )
}

export function deletionText(count: number | undefined): string {
  if (count === undefined) return t('Delete')
  return count === 1 ? t('Delete 1 enquiry') : t('Delete {count} enquiries', { count })
}
