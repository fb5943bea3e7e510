import { useEffect, useState } from 'react'
import { useSyncState } from 'sanity'
import { actionWrapper } from './wrapAction.ts'

/**
 * Wraps publish: pressed while the last words are being saved, it waits until they are. Sanity would
 * validate what was there before them, and say that something is to be mended.
 */
export const publishOnceSaved = actionWrapper((publish, { id, type }) => {
  const { isSyncing } = useSyncState(id, type)
  const [isAsked, setIsAsked] = useState(false)

  useEffect(() => {
    if (!isAsked || isSyncing) return
    setIsAsked(false)
    publish?.onHandle?.()
  }, [isAsked, isSyncing, publish])

  return (
    publish && {
      ...publish,
      disabled: Boolean(publish.disabled) || isAsked,
      onHandle: () => setIsAsked(true),
    }
  )
})
