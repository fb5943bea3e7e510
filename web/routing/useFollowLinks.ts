import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { linkState } from './visitSource.ts'

/**
 * Opens links without loading a document: each `<a>` without `download` whose address is on the site or a fragment.
 * Clicks that open a tab or a window, or download, are left to the browser.
 */
export function useFollowLinks(): void {
  const navigate = useNavigate()
  const location = useLocation()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const to = link?.getAttribute('href')
      if (!link || !to || !/^[/#]/.test(to) || link.hasAttribute('download')) return
      if (event.defaultPrevented || opensElsewhere(event)) return
      event.preventDefault()
      // Browsers add no history entry for a link to the current address either.
      const replace = link.href === window.location.href
      void navigate(to, { replace, state: linkState(to, location) })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate, location])
}

/** Returns whether a click opens a tab or a window, or starts a download. */
export function opensElsewhere(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>,
): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey } = event
  return button !== 0 || metaKey || altKey || ctrlKey || shiftKey
}
