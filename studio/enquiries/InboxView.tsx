import { Box, Button, Card, Flex, Heading, Stack, Text, TextInput, useMediaIndex } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { asSeen } from '../../shared/visibleText.ts'
import { t } from '../i18n/t.ts'
import { Callout } from '../ui/Callout.tsx'
import { SmallButton } from '../ui/SmallButton.tsx'
import { downloadFile, toCsv } from './csv.ts'
import { EnquiryDetail } from './EnquiryDetail.tsx'
import { EnquiryList } from './EnquiryList.tsx'
import type { Inbox, InboxEnquiry, InboxFilter, Staff } from './inbox.ts'
import { useInbox } from './useInbox.ts'
import { useNotes } from './useNotes.ts'

/** The filters with their titles, which are plurals in other languages. */
const filters = [
  { filter: 'new', title: 'New {count}' },
  { filter: 'mine', title: 'Mine {count}' },
  { filter: 'answered', title: 'Answered {count}' },
  { filter: 'spam', title: 'Spam {count}' },
  { filter: 'failed', title: 'Mail failed {count}' },
  { filter: 'all', title: 'All {count}' },
] as const satisfies { filter: InboxFilter; title: string }[]

type InboxViewProps = { inbox: Inbox; self: Staff; staff: Staff[]; signOut: () => void }

/** The list of enquiries beside the open one; on narrow screens only one of them. */
export function InboxView({ inbox, self, staff, signOut }: InboxViewProps) {
  const [picked, setPicked] = useState<InboxFilter | null>(null)
  const [terms, setTerms] = useState('')
  const words = asSeen(terms)
  const isSearch = words !== ''
  const filter = picked ?? (isSearch ? 'all' : 'new')
  const [open, setOpen] = useState<InboxEnquiry | null>(null)
  const search = { terms: words, filter }
  const { counts, now, listed, error, current, showMore } = useInbox(
    inbox,
    self.email,
    search,
    open,
  )
  const notes = useNotes(inbox, self.email)
  const isOpen = Boolean(current)
  const isNarrow = useMediaIndex() < 2
  const list = useRef<HTMLDivElement>(null)
  const toast = useToast()

  const close = () => {
    // React must show the list at once, because hidden elements cannot take the focus.
    flushSync(() => setOpen(null))
    list.current?.querySelector<HTMLElement>(`[data-enquiry="${open?.id}"]`)?.focus()
  }

  async function exportAll() {
    try {
      const found = await inbox.search(search)
      downloadFile(`enquiries-${new Date().toISOString().slice(0, 10)}.csv`, toCsv(found))
      toast.push({ status: 'success', title: t('{count} exported', { count: found.length }) })
    } catch (failure) {
      toast.push({ status: 'error', title: String(failure) })
    }
  }

  return (
    <Card height="fill" display="flex" style={{ flexDirection: 'column' }}>
      <Card borderBottom padding={3} hidden={isNarrow && isOpen}>
        <Stack gap={3}>
          <Flex align="center" gap={3} wrap="wrap">
            <Box flex={1} style={{ minWidth: 'max-content' }}>
              <Heading as="h1" size={1}>
                {t('Enquiries')}
              </Heading>
            </Box>
            <Text size={1} muted>
              {self.name}
            </Text>
            <SmallButton mode="bleed" text={t('Sign out')} onClick={signOut} />
            <SmallButton mode="ghost" text={t('Export to CSV')} onClick={exportAll} />
          </Flex>
          <Flex gap={3} wrap="wrap" align="center">
            <Box flex={1} style={{ minWidth: '14rem' }}>
              <TextInput
                type="search"
                aria-label={t('Search enquiries')}
                placeholder={t('Name, address, reference, words …')}
                fontSize={1}
                value={terms}
                onChange={(event) => {
                  // A new search begins with all statuses.
                  if (!isSearch) setPicked(null)
                  setTerms(event.currentTarget.value)
                }}
              />
            </Box>
            <Flex gap={1} wrap="wrap" role="group" aria-label={t('Show')}>
              {filters.map((choice) => {
                const count = choice.filter === 'all' ? undefined : counts?.[choice.filter]
                const isAlarm = choice.filter === 'failed' && count !== undefined && count > 0
                return (
                  <SmallButton
                    key={choice.filter}
                    mode="bleed"
                    tone={isAlarm ? 'critical' : 'default'}
                    selected={choice.filter === filter}
                    aria-pressed={choice.filter === filter}
                    text={t(choice.title, { count: count ?? '' }).trim()}
                    onClick={() => setPicked(choice.filter)}
                  />
                )
              })}
            </Flex>
          </Flex>
          {error && (
            <Callout tone="critical" role="alert">
              {t('The list may be out of date: {error}. Trying again in a few seconds.', {
                error: error.message,
              })}
            </Callout>
          )}
        </Stack>
      </Card>
      <Flex flex={1} style={{ minHeight: 0 }}>
        <Card
          ref={list}
          hidden={isNarrow && isOpen}
          flex={2}
          overflow="auto"
          borderRight={!isNarrow}
        >
          {listed && (
            <EnquiryList
              enquiries={listed.enquiries}
              staff={staff}
              openId={current?.id}
              now={now}
              onOpen={setOpen}
              nothing={nothingFound(isSearch, filter)}
            />
          )}
          {listed?.hasMore && (
            <Box padding={3}>
              <Button mode="ghost" width="fill" text={t('Show older ones')} onClick={showMore} />
            </Box>
          )}
        </Card>
        {(current || !isNarrow) && (
          <Box flex={3} overflow="auto">
            {current ? (
              <EnquiryDetail
                key={current.id}
                enquiry={current}
                inbox={inbox}
                notes={notes}
                self={self}
                staff={staff}
                now={now}
                onDeleted={() => setOpen(null)}
                close={isNarrow ? close : undefined}
              />
            ) : (
              <Box padding={5}>
                <Text muted align="center">
                  {t('Choose an enquiry.')}
                </Text>
              </Box>
            )}
          </Box>
        )}
      </Flex>
    </Card>
  )
}

function nothingFound(isSearch: boolean, filter: InboxFilter): string {
  if (!isSearch) return t('There is nothing here.')
  if (filter === 'all') return t('No enquiry contains all these words.')
  return t('No enquiry here contains all these words. Look under All too.')
}
