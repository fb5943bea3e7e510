import { Badge, Box, Button, Card, Flex, Grid, Heading, Select, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { fieldDefinitions } from '../../../../shared/enquiry/enquiry.ts'
import {
  type EnquiryLabel,
  fullName,
  labelledFields,
  labelledMetadata,
} from '../../../../shared/enquiry/storedEnquiry.ts'
import { telUrl } from '../../../../shared/text/contactUrls.ts'
import { formatAge, formatDateTime, studioLanguage } from '../../../i18n/language.ts'
import { t, translate } from '../../../i18n/t.ts'
import { Callout } from '../../../ui/Callout.tsx'
import { Note } from '../../../ui/Note.tsx'
import { SmallButton } from '../../../ui/SmallButton.tsx'
import { Deletion } from '../Deletion.tsx'
import type { EnquiryPatch, Inbox } from '../inbox.ts'
import type { InboxEnquiry, Staff } from '../inboxShapes.ts'
import type { ServiceNames } from '../serviceNames.ts'
import { isOverdue, statuses, statusTexts } from '../statuses.ts'
import type { UndoableActions } from '../useUndoableActions.ts'
import { EnquiryNote } from './EnquiryNote.tsx'
import { History } from './History.tsx'
import type { NoteDrafts } from './noteDrafts.ts'
import { ReplyButton } from './ReplyButton.tsx'
import type { ReplyTemplate } from './reply.ts'

type EnquiryDetailProps = {
  enquiry: InboxEnquiry
  inbox: Inbox
  notes: NoteDrafts
  self: Staff
  staff: Staff[]
  templates: readonly ReplyTemplate[]
  services: ServiceNames
  /** Current time in ms. */
  now: number
  actions: UndoableActions
  /** The names of the colleagues who are writing a note about the enquiry. */
  editors: string[]
  onTyping: (id: string) => void
  onChange: (changes: EnquiryPatch) => void
  onDeleted: () => void
  /** Opens the previous or the next enquiry of the list; undefined if there is none. */
  openBefore: (() => void) | undefined
  openNext: (() => void) | undefined
  /** Returns to the list; undefined if the list is visible beside the enquiry. */
  close: (() => void) | undefined
}

export function EnquiryDetail(props: EnquiryDetailProps) {
  const { enquiry, inbox, notes, self, staff, now, actions, onChange, onDeleted } = props
  const { templates, services, editors, onTyping, openBefore, openNext, close } = props
  const { status, owner, email_status } = enquiry
  const [isDeleting, setDeleting] = useState(false)
  const { isBusy } = actions
  const heading = useRef<HTMLHeadingElement>(null)
  const toast = useToast()
  const queryClient = useQueryClient()

  // Moves the focus to the opened enquiry, for keyboard users.
  useEffect(() => heading.current?.focus(), [])

  function press(changes: EnquiryPatch) {
    // The change removes the focused button.
    heading.current?.focus()
    onChange(changes)
  }

  return (
    <Stack gap={5} padding={4} data-testid="enquiry">
      <Stack gap={4}>
        <Flex gap={2} align="center" wrap="wrap">
          {close && <SmallButton mode="bleed" text={t('Back to the list')} onClick={close} />}
          <SmallButton
            mode="bleed"
            text={t('Previous')}
            disabled={!openBefore}
            onClick={openBefore}
          />
          <SmallButton mode="bleed" text={t('Next')} disabled={!openNext} onClick={openNext} />
        </Flex>
        <Flex gap={3} align="center" wrap="wrap">
          <Heading as="h2" size={2} ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
            {fullName(enquiry)}
          </Heading>
          <Badge tone={statusTexts[status].tone}>{statusTexts[status].title}</Badge>
          {isOverdue(enquiry, now) && <Badge tone="caution">{t('Overdue')}</Badge>}
        </Flex>
        <Note>
          {`${formatDateTime(enquiry.created_at)} · ${formatAge(enquiry.created_at, now)}`}
        </Note>
      </Stack>

      {email_status === 'failed' && (
        <Callout tone="critical">
          <Flex as="span" gap={3} align="center" wrap="wrap">
            {t('The mail about this enquiry did not reach the company.')}
            <SmallButton
              tone="critical"
              text={t('Send again')}
              onClick={() => actions.attempt(() => inbox.sendAgain(enquiry))}
            />
          </Flex>
        </Callout>
      )}

      {status === 'deleted' && (
        <Callout tone="caution">
          {t('Thirty days after its deletion it is removed for good. Mark it as new to keep it.')}
        </Callout>
      )}

      <Flex gap={2} wrap="wrap">
        {owner === null && (
          <Button
            tone="primary"
            text={t('Take')}
            disabled={isBusy}
            onClick={() => press({ owner: self.email })}
          />
        )}
        <ReplyButton
          enquiry={enquiry}
          templates={templates}
          services={services}
          sender={self.name}
          mode={owner === null ? 'ghost' : 'default'}
          isBusy={isBusy}
          onTake={owner === null ? () => press({ owner: self.email }) : undefined}
          onAnswered={(text) =>
            void actions.attempt(async () => {
              await inbox.logReply(enquiry, text)
              press({ status: 'answered', owner: owner ?? self.email })
            })
          }
        />
        {statuses
          .filter((marked) => marked !== status)
          .map((marked) => (
            <Button
              key={marked}
              mode="ghost"
              tone={marked === 'deleted' ? 'critical' : 'default'}
              text={statusTexts[marked].mark}
              disabled={isBusy}
              onClick={() => press({ status: marked })}
            />
          ))}
      </Flex>

      <Card border radius={2} padding={4}>
        <Text dir="auto" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {enquiry.message}
        </Text>
      </Card>

      <Grid as="dl" gridTemplateColumns={[1, 1, 2]} gap={4} margin={0}>
        {[...labelledFields(enquiry), ...labelledMetadata(enquiry, studioLanguage)].map(
          ([label, value]) => (
            <Stack key={label} gap={2}>
              <Note as="dt">{translate(label)}</Note>
              <Text as="dd" dir="auto" style={{ overflowWrap: 'anywhere', margin: 0 }}>
                <Value label={label} value={value} services={services} />
              </Text>
            </Stack>
          ),
        )}
      </Grid>

      <Stack gap={3}>
        <Text as="label" size={1} weight="medium" htmlFor="enquiry-owner">
          {t('Taken by')}
        </Text>
        <Select
          id="enquiry-owner"
          value={owner ?? ''}
          disabled={isBusy}
          onChange={(event) => onChange({ owner: event.currentTarget.value || null })}
        >
          <option value="">{t('Nobody')}</option>
          {staff.map(({ email, name }) => (
            <option key={email} value={email}>
              {name}
            </option>
          ))}
        </Select>
      </Stack>

      <EnquiryNote enquiry={enquiry} notes={notes} editors={editors} onTyping={onTyping} />
      <History enquiry={enquiry} inbox={inbox} staff={staff} />

      <Box>
        <Button
          mode="ghost"
          tone="critical"
          text={t('Delete this person’s data …')}
          onClick={() => setDeleting(true)}
        />
      </Box>
      {isDeleting && (
        <Deletion
          address={enquiry.email}
          inbox={inbox}
          onClose={() => setDeleting(false)}
          onDeleted={async (count) => {
            toast.push({ status: 'success', title: t('{count} deleted', { count }) })
            onDeleted()
            await queryClient.invalidateQueries({ queryKey: ['enquiries'] })
          }}
        />
      )}
    </Stack>
  )
}

type ValueProps = { label: EnquiryLabel; value: string; services: ServiceNames }

function Value({ label, value, services }: ValueProps) {
  if (label === fieldDefinitions.phone.label) return <a href={telUrl(value)}>{value}</a>
  if (label !== fieldDefinitions.service.label) return value
  const name = services.shown(value)
  const isRenamed = services.all(value)[0] !== value
  return isRenamed ? t('{name}, sent as “{former}”', { name, former: value }) : name
}
