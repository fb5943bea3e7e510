import { Box, Button, Card, Flex, Heading, Stack, Text, TextInput, useMediaIndex } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { hashKey, keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { asSeen } from '../../shared/visibleText.ts'
import { t } from '../i18n/t.ts'
import { Callout } from '../ui/Callout.tsx'
import { SmallButton } from '../ui/SmallButton.tsx'
import { downloadFile, toCsv } from './csv.ts'
import { EnquiryDetail } from './EnquiryDetail.tsx'
import { EnquiryList } from './EnquiryList.tsx'
import type { Inbox, InboxEnquiry, InboxFilter, InboxSearch, Staff } from './inbox.ts'
import { openNoteDrafts } from './noteDrafts.ts'

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

type ListedEnquiries = { enquiries: InboxEnquiry[]; hasMore: boolean }

const listsKey = (email: string) => ['enquiries', email, 'list']

/** Saves notes while they are typed, also before the page is left, and again after the browser was offline. */
function useNotes(inbox: Inbox, email: string) {
  const queryClient = useQueryClient()
  const notes = useMemo(
    () =>
      openNoteDrafts(inbox, email, (saved) =>
        queryClient.setQueriesData<ListedEnquiries>(
          { queryKey: listsKey(email) },
          (list) =>
            list && {
              ...list,
              enquiries: list.enquiries.map((listed) => (listed.id === saved.id ? saved : listed)),
            },
        ),
      ),
    [inbox, email, queryClient],
  )
  useEffect(() => {
    // What an earlier visit could not save.
    void notes.saveAll()
    const stop = new AbortController()
    addEventListener('online', () => notes.saveAll(), stop)
    // The last event of a page that is closed.
    document.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'hidden' && notes.leave(),
      stop,
    )
    return () => {
      stop.abort()
      void notes.close()
    }
  }, [notes])
  return notes
}

/** Polling interval in ms, while the window is visible. */
const refetchInterval = 10_000

/** The number of enquiries that `showMore` adds. */
const pageSize = 50

/**
 * Follows the enquiries of a search, and the open one even if it leaves the list. Polls only the counts, and reads
 * the list when they or the last change differ.
 * @param email of the session
 * @param open the enquiry as it was when it was opened
 * @returns `current`: the open enquiry as it is now, null after it was deleted; `now`: the time of the counts in ms
 */
function useInbox(inbox: Inbox, email: string, search: InboxSearch, open: InboxEnquiry | null) {
  const [longer, setLonger] = useState({ search: '', limit: pageSize })
  const key = hashKey([search])
  const limit = longer.search === key ? longer.limit : pageSize
  const countsQuery = useQuery({
    queryKey: ['enquiries', email, 'counts'],
    queryFn: () => inbox.counts(),
    refetchInterval,
  })
  const question = { search, limit, counts: countsQuery.data }
  const [request, setRequest] = useState(question)
  const list = useQuery({
    queryKey: [...listsKey(email), request.search, request.limit],
    queryFn: async (): Promise<ListedEnquiries> => {
      const found = await inbox.search(request.search, request.limit + 1)
      return { enquiries: found.slice(0, request.limit), hasMore: found.length > request.limit }
    },
    enabled: request.counts !== undefined,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => state.status === 'error' && refetchInterval,
  })
  const { refetch } = list
  useEffect(() => {
    if (request.counts) void refetch({ cancelRefetch: false })
  }, [request.counts, refetch])
  // The next request waits for the response, because the database would finish an abandoned query anyway.
  if (!list.isFetching && hashKey([request]) !== hashKey([question])) setRequest(question)

  const { data: current } = useQuery({
    queryKey: ['enquiries', email, 'open', open?.id, list.dataUpdatedAt],
    queryFn: async () =>
      open &&
      (list.data?.enquiries.find(({ id }) => id === open.id) ?? (await inbox.find(open.id))),
    placeholderData: (previous) => (previous?.id === open?.id ? previous : open),
  })
  return {
    counts: countsQuery.data,
    now: countsQuery.dataUpdatedAt,
    listed: list.data,
    error: countsQuery.error ?? list.error,
    current,
    showMore: () => setLonger({ search: key, limit: limit + pageSize }),
  }
}
