import { type Location, resolvePath, useLocation } from 'react-router-dom'
import { languageAndPath } from '../../shared/content/addresses.ts'

/** Returns the state of the history entry that a link leads to: the path of the page it was on. */
export function stateLeadingTo(to: string, { pathname, state }: Location): unknown {
  // A place on the same page was reached from where the page was.
  const isHere = resolvePath(to, pathname).pathname === pathname
  return isHere ? state : { from: languageAndPath(pathname).path }
}

/**
 * Returns a function that tells the path of the page that led to this one: by a link of the
 * application, or as the document's referrer. Null if it was none of the site's.
 */
export function useCameFrom(): () => string | null {
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
