import { useEffect, useState } from 'react'
import { useSyncState } from 'sanity'
import { actionWrapper } from './actionWrapper.ts'

/** The delay in ms until the rich text editor has passed on the last keystroke: its own 250 ms, and a margin. */
const editorDelayMs = 300

/**
 * Wraps an action that publishes or changes the stored document, and runs it once all edits are saved. Otherwise:
 * - Publish would miss the last words of rich text, which reach the document with a delay.
 * - The Content Lake would reject our own actions, because they name a revision that the save replaces.
 *
 * Actions that first ask for confirmation need no wrapper.
 */
export const onceSaved = actionWrapper((action, { id, type }) => {
  const { isSyncing } = useSyncState(id, type)
  const [progress, setProgress] = useState<'idle' | 'passing on' | 'saving'>('idle')

  useEffect(() => {
    if (progress !== 'passing on') return
    const timer = setTimeout(() => setProgress('saving'), editorDelayMs)
    return () => clearTimeout(timer)
  }, [progress])

  useEffect(() => {
    if (progress !== 'saving' || isSyncing) return
    setProgress('idle')
    action?.onHandle?.()
  }, [progress, isSyncing, action])

  return (
    action && {
      ...action,
      disabled: Boolean(action.disabled) || progress !== 'idle',
      onHandle: () => setProgress('passing on'),
    }
  )
})
