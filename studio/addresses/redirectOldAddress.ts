import { useToast } from '@sanity/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { useClient } from 'sanity'
import { redirectTo, removeRedirectsFrom, writtenPath } from '../../shared/content/redirects.ts'
import { apiVersion } from '../../shared/contentLake.ts'
import { actionWrapper } from '../documents/wrapAction.ts'
import { t } from '../i18n/t.ts'

/**
 * Wraps publish: redirects the old address of a page whose address has changed. A page takes precedence
 * over a redirect from its address, so the new redirect is written before the page is published, and one
 * from the new address is removed afterwards.
 */
export const redirectOldAddress = actionWrapper((publish, { id, draft, published }) => {
  const client = useClient({ apiVersion })
  const toast = useToast()
  const [isKeeping, setIsKeeping] = useState(false)
  const current = writtenPath(published)
  const next = writtenPath(draft)
  /** The path that the page is being published at. */
  const awaited = useRef<string>(undefined)

  useEffect(() => {
    if (current === null || current !== awaited.current) return
    awaited.current = undefined
    // Where it fails the site shows the page all the same, and the build says that the redirect is unused.
    client.mutate(removeRedirectsFrom(current)).catch(console.warn)
  }, [client, current])

  if (!publish || next === null || next === current) return publish
  return {
    ...publish,
    disabled: Boolean(publish.disabled) || isKeeping,
    onHandle: async () => {
      setIsKeeping(true)
      try {
        if (current !== null) await client.mutate(redirectTo(current, id))
        awaited.current = next
        publish.onHandle?.()
      } catch {
        toast.push({
          status: 'error',
          title: t('Not published'),
          description: t('The redirect from {path} could not be saved. Try again.', {
            path: current ?? '',
          }),
        })
      } finally {
        setIsKeeping(false)
      }
    },
  }
})
