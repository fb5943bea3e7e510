import { useMutation, useQuery } from '@tanstack/react-query'
import { t } from '../../i18n/t.ts'
import { ConfirmDeletion } from './ConfirmDeletion.tsx'
import type { Inbox } from './inbox.ts'

type DeletionProps = {
  address: string
  inbox: Inbox
  onClose: () => void
  onDeleted: (count: number) => void
}

/** Asks for confirmation before all enquiries from an address are deleted. */
export function Deletion({ address, inbox, onClose, onDeleted }: DeletionProps) {
  const { data: count, error: countError } = useQuery({
    queryKey: ['enquiries', 'from', address],
    queryFn: () => inbox.countFrom(address),
  })
  const deletion = useMutation({
    mutationFn: () => inbox.deleteFrom(address),
    onSuccess: onDeleted,
  })
  return (
    <ConfirmDeletion
      header={t('Delete this person’s data')}
      count={count}
      question={countText(count, address)}
      isBusy={deletion.isPending || deletion.isSuccess}
      error={deletion.error ?? countError}
      onClose={onClose}
      onConfirm={() => deletion.mutate()}
    />
  )
}

function countText(count: number | undefined, address: string): string {
  if (count === undefined) return t('Looking for everything from this address …')
  return count === 1
    ? t('There is 1 enquiry from {address}.', { address })
    : t('There are {count} enquiries from {address}.', { count, address })
}
