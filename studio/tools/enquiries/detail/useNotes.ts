import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Inbox } from '../inbox.ts'
import { replaceListed } from '../useInbox.ts'
import { openNoteDrafts } from './noteDrafts.ts'

/** Saves notes while they are typed and before the page is left, and retries after the browser was offline. */
export function useNotes(inbox: Inbox, email: string) {
  const queryClient = useQueryClient()
  const notes = useMemo(
    () => openNoteDrafts(inbox, email, (saved) => replaceListed(queryClient, email, [saved])),
    [inbox, email, queryClient],
  )
  useEffect(() => {
    // Saves notes that an earlier visit could not save.
    void notes.saveAll()
    const stop = new AbortController()
    addEventListener('online', () => notes.saveAll(), stop)
    // A page gets no other event if it is closed or put into the background.
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
