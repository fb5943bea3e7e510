import { useEffect, useState } from 'react'
import { useSyncState } from 'sanity'
import { actionWrapper } from './actionWrapper.ts'

/** The time in ms after which the editor of rich text has passed on the last key: 250, and a margin. */
const editorDelay = 300

/**
 * Wraps an action, to begin it when everything typed is saved. Sanity 6.16 cancels an operation that waits for
 * unsaved edits when it saves these, because both are operations of one document. Publish waits in 6.20
 * (https://github.com/sanity-io/sanity/pull/15451), but still without the last words of rich text, which reach the
 * document with a delay; and our own actions read the stored document.
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
