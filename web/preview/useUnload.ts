import { useEffect, useRef } from 'react'

/**
 * Keeps typed text from being lost when the page unloads. If the browser can ask first, for example when a tab is
 * closed, it does. Otherwise, for example when the Studio removes the frame, the text is saved.
 */
export function useUnload(isUnsaved: () => boolean, save: () => void) {
  const latest = useRef({ isUnsaved, save })
  useEffect(() => {
    latest.current = { isUnsaved, save }
  })
  useEffect(() => {
    const ask = (event: Event) => {
      if (latest.current.isUnsaved()) event.preventDefault()
    }
    const leave = () => {
      if (latest.current.isUnsaved()) latest.current.save()
    }
    window.addEventListener('beforeunload', ask)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('beforeunload', ask)
      window.removeEventListener('pagehide', leave)
    }
  }, [])
}
