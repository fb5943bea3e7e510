import { useEffect, useState } from 'react'
import { useSyncState } from 'sanity'
import { actionWrapper } from './actionWrapper.ts'

/** The time in ms after which the editor of rich text has passed on the last key: 250, and a margin. */
const editorDelay = 300

/**
 * Wraps an action that publishes or changes the stored document, to begin it when everything typed is saved. Publish
 * would leave out the last words of rich text, which reach the document with a delay. Our own actions would be refused,
 * because they name the revision that they have read, and saving changes it. Actions that ask first need no wrapper.
 */
export const onceSaved = actionWrapper((action, { id, type }) => {
  const { isSyncing } = useSyncState(id, type)
  const [progress, setProgress] = useState<'idle' | 'passing on' | 'saving'>('idle')

  useEffect(() => {
    if (progress !== 'passing on') return
    const timer = setTimeout(() => setProgress('saving'), editorDelay)
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
