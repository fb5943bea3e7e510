import { useEffect, useState } from 'react'
import { type DocumentActionDescription, type DocumentActionProps, useSyncState } from 'sanity'
import { actionWrapper } from './wrapAction.ts'

/**
 * Wraps publish: pressed while the last words are being saved, it waits until they are. Sanity would
 * validate what was there before them, and say that something is to be mended.
 */
export const publishOnceSaved = actionWrapper((publish, props) =>
  useOnceSaved(props, publish(props)),
)

function useOnceSaved(
  { id, type }: DocumentActionProps,
  publish: DocumentActionDescription | null,
): DocumentActionDescription | null {
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
}
