import {
  hashKey,
  keepPreviousData,
  type QueryClient,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { InboxSearch } from './criteria.ts'
import type { Inbox } from './inbox.ts'
import type { Heartbeat, InboxEnquiry } from './inboxShapes.ts'

type ListedEnquiries = { enquiries: InboxEnquiry[]; hasMore: boolean }

/** The query key of a session's lists, by the session's email. */
const listsKey = (email: string) => ['enquiries', email, 'list']

/** Updates enquiries in all lists of a session. */
export function replaceListed(queryClient: QueryClient, email: string, changed: InboxEnquiry[]) {
  queryClient.setQueriesData<ListedEnquiries>(
    { queryKey: listsKey(email) },
    (list) =>
      list && {
        ...list,
        enquiries: list.enquiries.map(
          (listed) => changed.find(({ id }) => id === listed.id) ?? listed,
        ),
      },
  )
}

/**
 * Polling intervals in ms while the window is visible. The colleagues' activity is polled more often while an enquiry
 * is open, to see early that somebody else edits its note. `counts` also change with time and with failed mail.
 */
const intervalsMs = { openEnquiry: 2_000, list: 5_000, counts: 10_000 }

/** The time in ms after a keystroke during which the caller counts as editing. */
const editingTimeMs = 5_000

/** The number of enquiries that `showMore` adds. */
const pageSize = 50

/**
 * Polls the enquiries of a search, and the open enquiry even if it leaves the list. Reads the counts after a
 * colleague's change and every ten seconds, and the list again if the counts or the last change differ.
 * @param email of the session
 * @param open the enquiry as it was when it was opened
 */
export function useInbox(
  inbox: Inbox,
  email: string,
  search: InboxSearch,
  open: InboxEnquiry | null,
) {
  const [listLimit, setListLimit] = useState({ search: '', limit: pageSize })
  const key = hashKey([search])
  const limit = listLimit.search === key ? listLimit.limit : pageSize
  const queryClient = useQueryClient()
  const typed = useRef({ id: '', at: -Infinity })
  const heartbeatKey = ['enquiries', email, 'heartbeat']
  const heartbeat = useQuery({
    queryKey: heartbeatKey,
    queryFn: () => {
      const { id, at } = typed.current
      return inbox.heartbeat(Date.now() - at < editingTimeMs ? id : null)
    },
    refetchInterval: ({ state }) => {
      if (state.status === 'error') return intervalsMs.counts
      return open ? intervalsMs.openEnquiry : intervalsMs.list
    },
  })
  const countsQuery = useQuery({
    queryKey: ['enquiries', email, 'counts'],
    queryFn: async () => {
      const version = queryClient.getQueryData<Heartbeat>(heartbeatKey)?.version
      return { ...(await inbox.counts()), version }
    },
    enabled: !heartbeat.isPending,
    refetchInterval: intervalsMs.counts,
  })
  const { refetch: refetchCounts } = countsQuery
  const isOutdated =
    !countsQuery.isFetching &&
    countsQuery.isSuccess &&
    countsQuery.data.version !== heartbeat.data?.version
  useEffect(() => {
    if (isOutdated) void refetchCounts()
  }, [isOutdated, refetchCounts])

  const nextParams = { search, limit, counts: countsQuery.data }
  const [params, setParams] = useState(nextParams)
  const list = useQuery({
    queryKey: [...listsKey(email), params.search, params.limit],
    queryFn: async (): Promise<ListedEnquiries> => {
      const matches = await inbox.search(params.search, params.limit + 1)
      return { enquiries: matches.slice(0, params.limit), hasMore: matches.length > params.limit }
    },
    enabled: params.counts !== undefined,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => state.status === 'error' && intervalsMs.counts,
  })
  const { refetch } = list
  useEffect(() => {
    if (params.counts) void refetch({ cancelRefetch: false })
  }, [params.counts, refetch])
  // The next request waits for the response, because the database would finish an abandoned query anyway.
  if (!list.isFetching && hashKey([params]) !== hashKey([nextParams])) setParams(nextParams)

  // After the list, because counting takes longer.
  const { data: facetCounts = [] } = useQuery({
    queryKey: ['enquiries', email, 'counted', params.search, list.dataUpdatedAt],
    queryFn: () => inbox.countBy(params.search),
    enabled: list.dataUpdatedAt > 0,
    placeholderData: keepPreviousData,
  })

  const { data: current } = useQuery({
    queryKey: ['enquiries', email, 'open', open?.id, list.dataUpdatedAt],
    queryFn: async () =>
      open &&
      (list.data?.enquiries.find(({ id }) => id === open.id) ?? (await inbox.find(open.id))),
    placeholderData: (previous) => (previous?.id === open?.id ? previous : open),
  })
  return {
    counts: countsQuery.data,
    /** The time of the counts in ms. */
    now: countsQuery.dataUpdatedAt,
    listed: list.data,
    /** The facet values that can narrow the list. */
    facetCounts,
    error: countsQuery.error ?? list.error ?? heartbeat.error,
    /** To be called when the note of an enquiry is typed. */
    reportTyping: (id: string) => {
      typed.current = { id, at: Date.now() }
    },
    /** The colleagues who are editing a note. */
    editors: heartbeat.data?.editors ?? [],
    /** The current state of the open enquiry; null after it was deleted. */
    current,
    /**
     * Lists more enquiries.
     * @param length of the list
     */
    showMore: (length = limit + pageSize) => setListLimit({ search: key, limit: length }),
  }
}
