import { Badge, Box, Card, Flex, Stack, Text } from '@sanity/ui'
import { useEffect, useRef } from 'react'
import { fullName } from '../../../../shared/enquiry/storedEnquiry.ts'
import { formatAge, formatDateTime } from '../../../i18n/language.ts'
import { t } from '../../../i18n/t.ts'
import { Note } from '../../../ui/Note.tsx'
import { displayName } from '../detail/changeTexts.ts'
import type { InboxEnquiry, Staff } from '../inboxShapes.ts'
import type { ServiceNames } from '../serviceNames.ts'
import { isOverdue, statusTexts } from '../statuses.ts'
import { SelectionCheckbox } from './SelectionCheckbox.tsx'

type EnquiryListProps = {
  enquiries: InboxEnquiry[]
  staff: Staff[]
  services: ServiceNames
  openId: string | undefined
  /** The time of the list in ms. */
  now: number
  onOpen: (enquiry: InboxEnquiry) => void
  isSelected: (enquiry: InboxEnquiry) => boolean
  /** @param isRange whether the selection extends from the last chosen enquiry to this one */
  onSelect: (enquiry: InboxEnquiry, isRange: boolean) => void
  /** Returns the names of the colleagues who are writing a note about an enquiry. */
  editorsOf: (enquiry: InboxEnquiry) => string[]
  nothing: string
}

export function EnquiryList(props: EnquiryListProps) {
  const { enquiries, staff, services, openId, now, onOpen, isSelected, onSelect, nothing } = props
  const list = useRef<HTMLUListElement>(null)

  // A keyboard shortcut may open an enquiry outside the visible part of the list.
  useEffect(() => {
    list.current?.querySelector(`[data-enquiry="${openId}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [openId])

  if (enquiries.length === 0)
    return (
      <Box padding={4}>
        <Note>{nothing}</Note>
      </Box>
    )
  return (
    <Stack as="ul" ref={list} gap={1} padding={2}>
      {enquiries.map((enquiry) => (
        <Flex as="li" key={enquiry.id}>
          <SelectionCheckbox
            label={t('Tick {name}', { name: fullName(enquiry) })}
            isSelected={isSelected(enquiry)}
            onSelect={(isRange) => onSelect(enquiry, isRange)}
          />
          <Card
            as="button"
            type="button"
            data-as="button"
            data-enquiry={enquiry.id}
            data-testid={`enquiry-${enquiry.reference}`}
            aria-current={enquiry.id === openId}
            // `selected` is not set, because the badges would be unreadable.
            tone={toneOf(enquiry, enquiry.id === openId)}
            padding={3}
            radius={2}
            onClick={() => onOpen(enquiry)}
            flex={1}
            style={{
              minWidth: 0,
              textAlign: 'start',
              boxShadow: enquiry.id === openId ? 'inset 3px 0 currentcolor' : undefined,
            }}
          >
            <Row
              enquiry={enquiry}
              staff={staff}
              services={services}
              now={now}
              editors={props.editorsOf(enquiry)}
            />
          </Card>
        </Flex>
      ))}
    </Stack>
  )
}

function toneOf({ email_status }: InboxEnquiry, isOpen: boolean) {
  if (isOpen) return 'primary'
  return email_status === 'failed' ? 'critical' : 'default'
}

type RowProps = {
  enquiry: InboxEnquiry
  staff: Staff[]
  services: ServiceNames
  now: number
  editors: string[]
}

function Row({ enquiry, staff, services, now, editors }: RowProps) {
  const { status, owner, email_status, service_of_interest, message, created_at } = enquiry
  const overdue = isOverdue(enquiry, now)
  return (
    <Stack gap={3}>
      <Flex gap={3} align="center">
        <Box flex={1}>
          <Text weight={status === 'new' ? 'bold' : 'regular'} textOverflow="ellipsis">
            <bdi>{fullName(enquiry)}</bdi>
          </Text>
        </Box>
        <Note title={formatDateTime(created_at)}>
          {status === 'new' ? formatAge(created_at, now) : formatDateTime(created_at)}
        </Note>
      </Flex>
      <Note textOverflow="ellipsis">
        {service_of_interest && `${services.shown(service_of_interest)} · `}
        <bdi>{message}</bdi>
      </Note>
      {(editors.length > 0 ||
        owner ||
        overdue ||
        email_status === 'failed' ||
        status !== 'new') && (
        <Flex gap={2} wrap="wrap">
          {editors.length > 0 && (
            <Badge tone="primary">{t('{name} is writing', { name: editors.join(', ') })}</Badge>
          )}
          {overdue && <Badge tone="caution">{t('Overdue')}</Badge>}
          {email_status === 'failed' && <Badge tone="critical">{t('Mail failed')}</Badge>}
          {status !== 'new' && (
            <Badge tone={statusTexts[status].tone}>{statusTexts[status].title}</Badge>
          )}
          {owner && <Badge tone="primary">{displayName(owner, staff)}</Badge>}
        </Flex>
      )}
    </Stack>
  )
}
