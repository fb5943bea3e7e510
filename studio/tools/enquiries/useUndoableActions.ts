import { useToast } from '@sanity/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { t } from '../../i18n/t.ts'
import type { EnquiryChange, Inbox } from './inbox.ts'
import type { InboxEnquiry } from './inboxShapes.ts'
import { replaceListed } from './useInbox.ts'

/** The time in ms within which an action can be undone. */
const undoTimeMs = 10_000

export type UndoableActions = ReturnType<typeof useUndoableActions>

/**
 * Changes and deletes enquiries. The last action can be undone for ten seconds. Deletions are sent only after that
 * time, before the next action, or when the tool or the tab is closed. Until then nothing is deleted.
 */
export function useUndoableActions(inbox: Inbox, email: string) {
  const [last, setLast] = useState<{ text: string; undo: EnquiryChange[] } | null>(null)
  const [deleting, setDeleting] = useState<InboxEnquiry[]>([])
  /** The enquiries whose deletion is not sent yet. */
  const unsent = useRef<InboxEnquiry[]>([])
  const [running, setRunning] = useState(0)
  const isBusy = running > 0
  const toast = useToast()
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['enquiries'] })

  /** Runs an action and shows its error. */
  async function attempt(work: () => Promise<void>): Promise<void> {
    setRunning((count) => count + 1)
    try {
      await work()
    } catch (error) {
      toast.push({ status: 'error', title: t('That was not saved'), description: String(error) })
    }
    setRunning((count) => count - 1)
    await refresh()
  }

  function warn(given: number, done: number) {
    if (given === 1 && done === 0)
      toast.push({
        status: 'warning',
        title: t('Somebody else has changed it meanwhile'),
        description: t('Nothing was saved. Look at it again, then repeat your change.'),
      })
    else if (done < given)
      toast.push({
        status: 'warning',
        title: t('Changed by somebody else meanwhile: {count}', { count: given - done }),
        description: t('They stay as they are.'),
      })
  }

  /** Makes changes, and returns the enquiries that were changed. */
  async function save(changes: EnquiryChange[]): Promise<InboxEnquiry[]> {
    const changed = await inbox.change(changes)
    replaceListed(queryClient, email, changed)
    warn(changes.length, changed.length)
    return changed
  }

  async function finish(): Promise<void> {
    const enquiries = unsent.current
    unsent.current = []
    setLast(null)
    if (enquiries.length === 0) return
    await attempt(async () => {
      const ids = await inbox.deleteSeen(enquiries)
      warn(enquiries.length, ids.length)
    })
    // Another deletion may be pending by now.
    setDeleting((now) => now.filter((enquiry) => !enquiries.includes(enquiry)))
  }

  const onTimeOver = useEffectEvent(finish)
  useEffect(() => {
    const timer = last && setTimeout(onTimeOver, undoTimeMs)
    return () => clearTimeout(timer ?? undefined)
  }, [last])

  useEffect(() => {
    const leave = () => {
      if (unsent.current.length === 0) return
      inbox.deleteOnLeaving(unsent.current)
      unsent.current = []
      setLast(null)
      setDeleting([])
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [inbox])

  return {
    isBusy,
    attempt,
    /** Sends the pending deletions at once. The last action cannot be undone afterwards. */
    finish,
    /** The enquiries that are about to be deleted. */
    deleting,
    /** The description of the last action, while it can be undone. */
    done: last?.text,

    /**
     * Makes changes.
     * @param text describes the changes
     * @param onChanged called with the enquiries that were changed, before the list is read again
     */
    change(changes: EnquiryChange[], text: string, onChanged: (changed: InboxEnquiry[]) => void) {
      if (isBusy || changes.length === 0) return
      void finish()
      void attempt(async () => {
        const changed = await save(changes)
        if (changed.length === 0) return
        const undo = changed.flatMap((seen) =>
          changes
            .filter((change) => change.seen.id === seen.id)
            .map(({ seen: { status, owner } }) => ({ seen, status, owner })),
        )
        setLast({ text, undo })
        onChanged(changed)
      })
    },

    /** Deletes enquiries, after the time to undo it. */
    remove(enquiries: InboxEnquiry[], text: string, onRemoved: () => void) {
      if (isBusy) return
      void finish()
      unsent.current = enquiries
      // Earlier deletions stay in the list until their request ends.
      setDeleting((now) => [...now, ...enquiries])
      setLast({ text, undo: [] })
      onRemoved()
    },

    /**
     * Undoes the last action.
     * @param onUndone called with the current state of its enquiries
     */
    undo(onUndone: (enquiries: InboxEnquiry[]) => void) {
      if (!last || isBusy) return
      setLast(null)
      if (last.undo.length === 0) {
        const enquiries = unsent.current
        unsent.current = []
        setDeleting((now) => now.filter((enquiry) => !enquiries.includes(enquiry)))
        onUndone(enquiries)
      } else void attempt(async () => onUndone(await save(last.undo)))
    },
  }
}
