import { Dialog, Flex, Stack } from '@sanity/ui'
import { type ReactNode, useId } from 'react'
import { Callout } from './Callout.tsx'
import { useReturnedFocus } from './useReturnedFocus.ts'

type ActionDialogProps = {
  header: string
  /** Whether it is as wide as lists of documents need. */
  wide?: boolean
  /** Why the action failed, in words. */
  error?: string | undefined
  /** The buttons at the end of the dialog. */
  actions?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** A dialog with an action, or with settings. Once closed, the focus returns to the button that opened it. */
export function ActionDialog(props: ActionDialogProps) {
  const { header, wide = false, error, actions, onClose, children } = props
  useReturnedFocus()
  return (
    <Dialog
      id={useId()}
      header={header}
      width={wide ? 1 : 0}
      onClose={onClose}
      footer={
        actions && (
          <Flex gap={2} justify="flex-end" wrap="wrap" padding={3}>
            {actions}
          </Flex>
        )
      }
    >
      <Stack gap={4} padding={4}>
        {children}
        {error !== undefined && (
          <Callout tone="critical" role="alert">
            {error}
          </Callout>
        )}
      </Stack>
    </Dialog>
  )
}
