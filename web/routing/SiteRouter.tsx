import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom'

type Props = {
  /** Returns whether the page at a path can be rendered without waiting. */
  isLoaded(pathname: string): boolean
  children: ReactNode
}

/**
 * `BrowserRouter`, except that it renders a loaded page in one piece. React renders transitions in slices, and after
 * each, the browser applies the styles that styled-components has inserted meanwhile: on a slow phone, this takes
 * longer than the rendering. A page that is not loaded is shown by a transition, which keeps the last page meanwhile.
 */
export function SiteRouter({ isLoaded, children }: Props) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ action, location }, setUpdate] = useState({
    action: history.action,
    location: history.location,
  })
  useLayoutEffect(
    () =>
      history.listen((update) => {
        if (isLoaded(update.location.pathname)) setUpdate(update)
        else startTransition(() => setUpdate(update))
      }),
    [history, isLoaded],
  )
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  )
}
