import { useCallback, useEffect, useRef, useState } from 'react'
import type { Inbox, InboxEnquiry, Search } from './inbox.ts'

/** The time between two questions in ms, while the window is visible. */
const interval = 5000

/** In ms: the list is read when typing has paused for so long. */
const pause = 200

/** How many more enquiries `showMore` shows. */
const portion = 50

type Listed = {
  enquiries: InboxEnquiry[]
  hasMore: boolean
  counts: Record<string, number>
}

/**
 * Keeps a list in step with what others do: it is read anew every few seconds, and when the window
 * comes to the front.
 */
export function useInbox(inbox: Inbox, { sought, chosen }: Search) {
  const [most, setMost] = useState(portion)
  const [listed, setListed] = useState<Listed | null>(null)
  const [error, setError] = useState<Error | null>(null)
  /** The number of the last question: answers to earlier ones are not shown. */
  const asked = useRef(0)

  const refresh = useCallback(async () => {
    asked.current += 1
    const number = asked.current
    try {
      const [found, counts] = await Promise.all([
        inbox.search({ sought, chosen }, most + 1),
        inbox.counts(),
      ])
      if (asked.current !== number) return
      setListed({ enquiries: found.slice(0, most), hasMore: found.length > most, counts })
      setError(null)
    } catch (failure) {
      if (asked.current === number) setError(failure as Error)
    }
  }, [inbox, sought, chosen, most])

  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible') void refresh()
    }
    const first = setTimeout(ask, pause)
    const timer = setInterval(ask, interval)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [refresh])

  return { listed, error, refresh, showMore: () => setMost((shown) => shown + portion) }
}
