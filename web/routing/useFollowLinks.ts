import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { stateLeadingTo } from './useCameFrom.ts'

/**
 * Opens the pages that links lead to without loading a document: `<a>` elements with an address of the
 * site or a fragment, and without `download`.
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
      // A link to the address shown adds no history entry, as in browsers.
      const replace = link.href === window.location.href
      void navigate(to, { replace, state: stateLeadingTo(to, location) })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate, location])
}

/** Returns whether the browser is asked to open a tab or a window, or to download. */
function opensElsewhere({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || altKey || ctrlKey || shiftKey
}
