import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Inbox, InboxEnquiry, Search } from './inbox.ts'

/** Polling interval in ms, while the window is visible. */
const refetchInterval = 5000

/** How many more enquiries `showMore` shows. */
const portion = 50

/**
 * Follows the enquiries that a search finds, and the open one, also where it leaves the list.
 * @param email of the session that reads them
 * @param open the enquiry as it was when it was opened
 * @returns `current`: the open enquiry as it is now; null after it was deleted
 */
export function useInbox(inbox: Inbox, email: string, search: Search, open: InboxEnquiry | null) {
  const [most, setMost] = useState(portion)
  const {
    data: listed,
    error,
    dataUpdatedAt,
  } = useQuery({
    queryKey: ['enquiries', email, search, most],
    queryFn: async () => {
      const [found, counts] = await Promise.all([inbox.search(search, most + 1), inbox.counts()])
      return { enquiries: found.slice(0, most), hasMore: found.length > most, counts }
    },
    placeholderData: keepPreviousData,
    refetchInterval,
  })
  const { data: current } = useQuery({
    queryKey: ['enquiries', email, 'open', open?.id, dataUpdatedAt],
    queryFn: async () =>
      open && (listed?.enquiries.find(({ id }) => id === open.id) ?? (await inbox.find(open.id))),
    placeholderData: (previous) => (previous?.id === open?.id ? previous : open),
  })
  return { listed, error, current, showMore: () => setMost((shown) => shown + portion) }
}
