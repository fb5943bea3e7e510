import { Box, Button, Flex, Stack, Text, TextArea } from '@sanity/ui'
import { useState } from 'react'
import { fullName } from '../../../../shared/enquiry/storedEnquiry.ts'
import { t } from '../../../i18n/t.ts'
import { ActionDialog } from '../../../ui/ActionDialog.tsx'
import { Note } from '../../../ui/Note.tsx'
import { useCopy } from '../../../ui/useCopy.ts'
import type { InboxEnquiry } from '../inboxShapes.ts'
import type { ServiceNames } from '../serviceNames.ts'
import { type ReplyTemplate, replyMail, replyText } from './reply.ts'

type ReplyDialogProps = {
  enquiry: InboxEnquiry
  /** The beginning of the reply; undefined for an empty one. */
  template: ReplyTemplate | undefined
  services: ServiceNames
  /** The name of whoever replies. */
  sender: string
  isBusy: boolean
  /** Takes the enquiry; undefined if somebody has it. */
  onTake: (() => void) | undefined
  onAnswered: (text: string) => void
  onClose: () => void
}

/**
 * A dialog with the text of a reply, for the mail program or to copy. Mail is written elsewhere, and the Studio does
 * not learn whether it was sent: the enquiry changes when its reader says so.
 */
export function ReplyDialog(props: ReplyDialogProps) {
  const { enquiry, template, services, sender, isBusy, onTake, onAnswered, onClose } = props
  const [text, setText] = useState(() => replyText(enquiry, template, services, sender))
  const { to, subject, body, address } = replyMail(enquiry, text)
  const copy = useCopy()
  const facts = [
    [t('E-mail address'), to],
    [t('Subject of the mail'), subject],
  ] as const
  return (
    <ActionDialog
      wide
      header={t('Reply to {name}', { name: fullName(enquiry) })}
      onClose={onClose}
      actions={
        <>
          <Button mode="bleed" text={t('Close')} onClick={onClose} />
          {onTake && (
            <Button
              mode="ghost"
              text={t('Take it, and answer later')}
              disabled={isBusy}
              onClick={onTake}
            />
          )}
          <Button
            tone="positive"
            text={t('It is sent: mark as answered')}
            disabled={isBusy}
            onClick={() => onAnswered(text)}
          />
        </>
      }
    >
      {facts.map(([label, value]) => (
        <Flex key={label} gap={3} align="center">
          <Box flex={1}>
            <Text size={1} style={{ overflowWrap: 'anywhere' }}>
              {t('{field}: {issue}', { field: label, issue: value })}
            </Text>
          </Box>
          <Button
            mode="ghost"
            fontSize={1}
            padding={2}
            text={t('Copy')}
            aria-label={t('Copy: {what}', { what: label })}
            onClick={() => copy(value)}
          />
        </Flex>
      ))}
      <Stack gap={3}>
        <Text as="label" size={1} weight="medium" htmlFor="reply-text">
          {t('Your text')}
        </Text>
        <TextArea
          id="reply-text"
          rows={8}
          dir="auto"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Note>{t('The enquiry is quoted below it. Your text is kept in “What was done”.')}</Note>
      </Stack>
      <Flex gap={2} wrap="wrap">
        <Button as="a" href={address} tone="primary" text={t('Open the mail program')} />
        <Button mode="ghost" text={t('Copy the text')} onClick={() => copy(body)} />
      </Flex>
    </ActionDialog>
  )
}
