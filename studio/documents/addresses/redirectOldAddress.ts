import { useToast } from '@sanity/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useClient } from 'sanity'
import {
  redirectPath,
  removeRedirectsFrom,
  validPath,
} from '../../../shared/content/addresses/redirects.ts'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import { t } from '../../i18n/t.ts'
import { actionWrapper } from '../actions/actionWrapper.ts'

/**
 * Wraps publish: redirects the old address of a page after a change. A page takes precedence over a redirect
 * from its address, so the new redirect is written before the page is published, and a redirect from the new
 * address is removed afterwards.
 */
export const redirectOldAddress = actionWrapper((publish, { id, draft, published }) => {
  const client = useClient({ apiVersion })
  const toast = useToast()
  const current = validPath(published)
  const next = validPath(draft)
  /** The path at which the page is being published. */
  const awaited = useRef<string>(null)

  useEffect(() => {
    if (current === null || current !== awaited.current) return
    awaited.current = null
    // If this fails, the site still shows the page, and the build reports that the redirect is unused.
    client.mutate(removeRedirectsFrom(current)).catch(console.warn)
  }, [client, current])

  const saveRedirect = useMutation({
    mutationFn: async () => current !== null && (await client.mutate(redirectPath(current, id))),
    onSuccess: () => {
      awaited.current = next
      publish?.onHandle?.()
    },
    onError: () => {
      const path = current ?? ''
      const description = t('The redirect from {path} could not be saved. Try again.', { path })
      toast.push({ status: 'error', title: t('Not published'), description })
    },
  })
  if (!publish || next === null || next === current) return publish
  return {
    ...publish,
    disabled: Boolean(publish.disabled) || saveRedirect.isPending,
    onHandle: () => saveRedirect.mutate(),
  }
})
