import { useToast } from '@sanity/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../i18n/t.ts'
import type { EnquiryChange, Inbox } from './inbox.ts'
import type { InboxEnquiry } from './inboxShapes.ts'
import { replaceListed } from './useInbox.ts'

export type UndoableActions = ReturnType<typeof useUndoableActions>

/** Changes enquiries. The last change can be undone until the next one. */
export function useUndoableActions(inbox: Inbox, email: string) {
  const [last, setLast] = useState<{ text: string; undo: EnquiryChange[] } | null>(null)
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

  /** Makes changes, and returns the enquiries that were changed. */
  async function save(changes: EnquiryChange[]): Promise<InboxEnquiry[]> {
    const changed = await inbox.change(changes)
    replaceListed(queryClient, email, changed)
    const missed = changes.length - changed.length
    if (changes.length === 1 && missed === 1)
      toast.push({
        status: 'warning',
        title: t('Somebody else has changed it meanwhile'),
        description: t('Nothing was saved. Look at it again, then repeat your change.'),
      })
    else if (missed > 0)
      toast.push({
        status: 'warning',
        title: t('Changed by somebody else meanwhile: {count}', { count: missed }),
        description: t('They stay as they are.'),
      })
    return changed
  }

  return {
    isBusy,
    attempt,
    /** The description of the last change, while it can be undone. */
    done: last?.text,

    /**
     * Makes changes.
     * @param text describes the changes
     * @param onChanged called with the enquiries that were changed, before the list is read again
     */
    change(changes: EnquiryChange[], text: string, onChanged: (changed: InboxEnquiry[]) => void) {
      if (isBusy || changes.length === 0) return
      setLast(null)
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

    /**
     * Undoes the last change.
     * @param onUndone called with the current state of its enquiries
     */
    undo(onUndone: (enquiries: InboxEnquiry[]) => void) {
      if (!last || isBusy) return
      setLast(null)
      void attempt(async () => onUndone(await save(last.undo)))
    },
  }
}
