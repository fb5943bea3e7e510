import { Box, Button, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import type { Inbox } from './inbox.ts'

type DeletionProps = {
  address: string
  inbox: Inbox
  onClose: () => void
  onDeleted: (count: number) => void
}

/** Asks, with the number of enquiries, before everything from an address is deleted. */
export function Deletion({ address, inbox, onClose, onDeleted }: DeletionProps) {
  const [count, setCount] = useState<number>()
  const [error, setError] = useState<string>()

  useEffect(() => {
    inbox.countFrom(address).then(setCount, (failure) => setError(String(failure)))
  }, [inbox, address])

  return (
    <Dialog
      id="delete-enquiries"
      header="Delete this person’s data"
      width={0}
      onClose={onClose}
      footer={
        <Flex gap={2} justify="flex-end" padding={3}>
          <Button mode="ghost" text="Keep them" onClick={onClose} />
          <Button
            tone="critical"
            disabled={count === undefined}
            text={count === undefined ? 'Delete' : `Delete ${enquiries(count)}`}
            onClick={() =>
              inbox.deleteFrom(address).then(onDeleted, (failure) => setError(String(failure)))
            }
          />
        </Flex>
      }
    >
      <Box padding={4}>
        <Stack gap={4}>
          <Text>
            {count === undefined
              ? 'Looking for everything from this address …'
              : `There ${count === 1 ? 'is' : 'are'} ${enquiries(count)} from ${address}, with notes.`}
          </Text>
          <Text muted size={1}>
            They cannot be brought back. Delete the mails in the company’s mailbox too.
          </Text>
          {error && (
            <Text size={1} role="alert">
              {error}
            </Text>
          )}
        </Stack>
      </Box>
    </Dialog>
  )
}

const enquiries = (count: number) => (count === 1 ? '1 enquiry' : `${count} enquiries`)
