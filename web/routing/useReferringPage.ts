import { type Location, resolvePath, useLocation } from 'react-router-dom'
import { languageAndPath } from '../../shared/content/addresses.ts'

/** Returns the history state for a link, by which `useReferringPage` knows the page that contains it. */
export function linkState(to: string, { pathname, state }: Location): unknown {
  // A link within the page keeps the referring page.
  const isHere = resolvePath(to, pathname).pathname === pathname
  return isHere ? state : { from: languageAndPath(pathname).path }
}

/**
 * Returns a function that returns the path of the page of this site that linked to this one, in the
 * application or as the document's referrer, or null.
 */
export function useReferringPage(): () => string | null {
  const { pathname, state } = useLocation()
  const { path } = languageAndPath(pathname)
  return () => {
    const from = state?.from ?? pathOf(document.referrer)
    return typeof from === 'string' && from !== path ? from : null
  }
}

function pathOf(referrer: string): string | null {
  if (!URL.canParse(referrer)) return null
  const { origin, pathname } = new URL(referrer)
  return origin === window.location.origin ? languageAndPath(pathname).path : null
}
