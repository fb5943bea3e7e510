import { Button, Text } from '@sanity/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { t } from '../../i18n/t.ts'
import { ActionDialog } from '../../ui/ActionDialog.tsx'
import { Note } from '../../ui/Note.tsx'
import type { Inbox } from './inbox.ts'

type DeletionProps = {
  address: string
  inbox: Inbox
  onClose: () => void
  onDeleted: (count: number) => void
}

/** Asks for confirmation before all enquiries from an address are removed for good. */
export function Deletion({ address, inbox, onClose, onDeleted }: DeletionProps) {
  const { data: count, error: countError } = useQuery({
    queryKey: ['enquiries', 'from', address],
    queryFn: () => inbox.countFrom(address),
  })
  const deletion = useMutation({
    mutationFn: () => inbox.deleteFrom(address),
    onSuccess: onDeleted,
  })
  const error = deletion.error ?? countError
  return (
    <ActionDialog
      header={t('Delete this person’s data')}
      error={error ? String(error) : undefined}
      onClose={onClose}
      actions={
        <>
          <Button mode="ghost" text={t('Keep them')} onClick={onClose} />
          <Button
            tone="critical"
            disabled={count === undefined || deletion.isPending || deletion.isSuccess}
            text={deletionText(count)}
            onClick={() => deletion.mutate()}
          />
        </>
      }
    >
      <Text>{countText(count, address)}</Text>
      <Note>
        {t(
          'They and their notes cannot be brought back. Delete the mails in the company’s mailbox too.',
        )}
      </Note>
    </ActionDialog>
  )
}

function deletionText(count: number | undefined): string {
  if (count === undefined) return t('Delete')
  return count === 1 ? t('Delete 1 enquiry') : t('Delete {count} enquiries', { count })
}

function countText(count: number | undefined, address: string): string {
  if (count === undefined) return t('Looking for everything from this address …')
  return count === 1
    ? t('There is 1 enquiry from {address}.', { address })
    : t('There are {count} enquiries from {address}.', { count, address })
}
