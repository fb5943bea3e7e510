import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom'

type Props = {
  /** Returns whether the page at a path can be rendered without waiting. */
  isLoaded(pathname: string): boolean
  /** Loads the page at a path. Ignores errors, because rendering the page tries again and reports them. */
  preload(pathname: string): Promise<void>
  children: ReactNode
}

/**
 * `BrowserRouter`, except that it renders a loaded page in one piece. React renders transitions in slices, and after
 * each, the browser applies the styles that styled-components has inserted meanwhile: on a slow phone, this takes
 * longer than the rendering. The last page stays, and can be used, until the next one is loaded. If that fails, a
 * transition keeps the last page while loading is tried again.
 */
export function SiteRouter({ isLoaded, preload, children }: Props) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ action, location }, setUpdate] = useState({
    action: history.action,
    location: history.location,
  })
  useLayoutEffect(
    () =>
      history.listen(async (update) => {
        const { key, pathname } = update.location
        if (!isLoaded(pathname)) await preload(pathname)
        // Another page may have been opened meanwhile.
        if (history.location.key !== key) return
        if (isLoaded(pathname)) setUpdate(update)
        else startTransition(() => setUpdate(update))
      }),
    [history, isLoaded, preload],
  )
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  )
}
