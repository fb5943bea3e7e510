import { useEffect, useRef } from 'react'

/**
 * Keeps what is typed from being lost with the page. The browser asks first where it can, as when its tab is closed.
 * Where it cannot, as when the Studio goes to another tool and removes the frame, the text is saved.
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
