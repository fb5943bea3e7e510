import { Box, Button, Card, Flex, Heading, Stack, Text, TextInput, useMediaIndex } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { t } from '../i18n/t.ts'
import { download, toCsv } from './csv.ts'
import { EnquiryDetail } from './EnquiryDetail.tsx'
import { EnquiryList } from './EnquiryList.tsx'
import type { Choice, Inbox, InboxEnquiry, Person } from './inbox.ts'
import { useInbox } from './useInbox.ts'
import { statusTitles } from './words.ts'

const choices: { chosen: Choice; title: string }[] = [
  { chosen: 'new', title: statusTitles.new },
  { chosen: 'answered', title: statusTitles.answered },
  { chosen: 'spam', title: statusTitles.spam },
  { chosen: 'failed', title: t('Mail failed') },
  { chosen: 'all', title: t('All') },
]

type InboxViewProps = { inbox: Inbox; self: Person; staff: Person[]; signOut: () => void }

/** The list of enquiries and the one that is open; on narrow screens one of the two. */
export function InboxView({ inbox, self, staff, signOut }: InboxViewProps) {
  const [chosen, setChosen] = useState<Choice>('new')
  const [sought, setSought] = useState('')
  const { listed, error, refresh, showMore } = useInbox(inbox, { sought, chosen })
  const [open, setOpen] = useState<InboxEnquiry | null>(null)
  const isNarrow = useMediaIndex() < 2
  const list = useRef<HTMLDivElement>(null)
  const toast = useToast()

  // What is open stays open where it leaves the list, and follows what others do to it.
  const openId = open?.id
  useEffect(() => {
    if (openId === undefined || listed === null) return
    let isCurrent = true
    const follow = (fresh: InboxEnquiry | null) => {
      if (isCurrent) setOpen((known) => (isSame(known, fresh) ? known : fresh))
    }
    const fresh = listed.enquiries.find(({ id }) => id === openId)
    if (fresh) follow(fresh)
    // Failures are those of the list, which says so.
    else inbox.find(openId).then(follow, () => {})
    return () => {
      isCurrent = false
    }
  }, [listed, openId, inbox])

  const close = () => {
    setOpen(null)
    list.current?.querySelector<HTMLElement>(`[data-enquiry="${open?.id}"]`)?.focus()
  }

  async function exportAll() {
    try {
      const found = await inbox.searchAll({ sought, chosen })
      download(`enquiries-${new Date().toISOString().slice(0, 10)}.csv`, toCsv(found))
      toast.push({ status: 'success', title: t('{count} exported', { count: found.length }) })
    } catch (failure) {
      toast.push({ status: 'error', title: String(failure) })
    }
  }

  return (
    <Card height="fill" display="flex" style={{ flexDirection: 'column' }}>
      <Card borderBottom padding={3} hidden={isNarrow && open !== null}>
        <Stack gap={3}>
          <Flex align="center" gap={3} wrap="wrap">
            <Box flex={1}>
              <Heading as="h1" size={1}>
                {t('Enquiries')}
              </Heading>
            </Box>
            <Text size={1} muted>
              {self.name}
            </Text>
            <Button fontSize={1} padding={2} mode="bleed" text={t('Sign out')} onClick={signOut} />
            <Button
              fontSize={1}
              padding={2}
              mode="ghost"
              text={t('Export to CSV')}
              onClick={exportAll}
            />
          </Flex>
          <Flex gap={3} wrap="wrap" align="center">
            <Box flex={1} style={{ minWidth: '14rem' }}>
              <TextInput
                type="search"
                aria-label={t('Search enquiries')}
                placeholder={t('Name, address, reference, words …')}
                fontSize={1}
                value={sought}
                onChange={(event) => setSought(event.currentTarget.value)}
              />
            </Box>
            <Flex gap={1} wrap="wrap" role="group" aria-label={t('Show')}>
              {choices.map((choice) => {
                const count = listed?.counts[choice.chosen]
                const isAlarm = choice.chosen === 'failed' && count !== undefined && count > 0
                return (
                  <Button
                    key={choice.chosen}
                    fontSize={1}
                    padding={2}
                    mode="bleed"
                    tone={isAlarm ? 'critical' : 'default'}
                    selected={choice.chosen === chosen}
                    aria-pressed={choice.chosen === chosen}
                    text={count === undefined ? choice.title : `${choice.title} ${count}`}
                    onClick={() => setChosen(choice.chosen)}
                  />
                )
              })}
            </Flex>
          </Flex>
          {error && (
            <Card tone="critical" padding={3} radius={2} border role="alert">
              <Text size={1}>
                {t('The list may be out of date: {error}. It is tried again every few seconds.', {
                  error: error.message,
                })}
              </Text>
            </Card>
          )}
        </Stack>
      </Card>
      <Flex flex={1} style={{ minHeight: 0 }}>
        <Card
          ref={list}
          hidden={isNarrow && open !== null}
          flex={2}
          overflow="auto"
          borderRight={!isNarrow}
        >
          {listed && (
            <EnquiryList
              enquiries={listed.enquiries}
              staff={staff}
              openId={open?.id}
              onOpen={setOpen}
              nothing={
                sought.trim() === '' || chosen === 'all'
                  ? t('There is nothing here.')
                  : t('Nothing here has all these words. Look under All too.')
              }
            />
          )}
          {listed?.hasMore && (
            <Box padding={3}>
              <Button mode="ghost" width="fill" text={t('Show older ones')} onClick={showMore} />
            </Box>
          )}
        </Card>
        {(open || !isNarrow) && (
          <Box flex={3} overflow="auto">
            {open ? (
              <EnquiryDetail
                key={open.id}
                enquiry={open}
                inbox={inbox}
                self={self}
                staff={staff}
                onChange={setOpen}
                onDeleted={() => setOpen(null)}
                refresh={refresh}
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

/** Whether nothing was done to an enquiry between two readings. */
function isSame(one: InboxEnquiry | null, other: InboxEnquiry | null): boolean {
  return one?.revision === other?.revision && one?.email_status === other?.email_status
}
