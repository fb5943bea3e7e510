import { Card, Stack, Text } from '@sanity/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { formatDateTime } from '../../../i18n/language.ts'
import { t } from '../../../i18n/t.ts'
import { Note } from '../../../ui/Note.tsx'
import type { Inbox } from '../inbox.ts'
import type { InboxEnquiry, Staff } from '../inboxShapes.ts'
import { describeChange, displayName } from './changeTexts.ts'

type HistoryProps = { enquiry: InboxEnquiry; inbox: Inbox; staff: Staff[] }

export function History({ enquiry, inbox, staff }: HistoryProps) {
  const { id, revision, email_status } = enquiry
  const { data: changes = [] } = useQuery({
    queryKey: ['enquiries', 'history', id, revision, email_status],
    queryFn: () => inbox.changesOf(enquiry),
    placeholderData: keepPreviousData,
  })

  if (changes.length === 0) return null
  return (
    <Stack gap={3}>
      <Text size={1} weight="medium">
        {t('What was done')}
      </Text>
      <Stack as="ul" gap={3} data-testid="history">
        {changes.map((change) => (
          <Stack as="li" key={change.id} gap={2}>
            <Note>
              {t('{time}: {person} {deed}', {
                time: formatDateTime(change.changed_at),
                person: displayName(change.changed_by, staff),
                deed: describeChange(change, staff),
              })}
            </Note>
            {change.field === 'reply' && change.after && (
              <Card borderLeft paddingLeft={3}>
                <Text
                  size={1}
                  dir="auto"
                  style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
                >
                  {change.after}
                </Text>
              </Card>
            )}
          </Stack>
        ))}
      </Stack>
    </Stack>
  )
}
