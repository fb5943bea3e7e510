import { startTransition, useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * Returns whether what is below the first screen is to be rendered: at once in a document, and where a
 * position is to be restored or a section was linked to; otherwise after the new page's heading has
 * been painted, which therefore comes sooner after the click.
 */
export function useRest(): boolean {
  const { hash } = useLocation()
  const isNewPage = useNavigationType() !== 'POP' && hash === ''
  const [isRendered, setRendered] = useState(!isNewPage)
  useEffect(() => {
    if (isRendered) return
    const frame = requestAnimationFrame(() => startTransition(() => setRendered(true)))
    return () => cancelAnimationFrame(frame)
  }, [isRendered])
  return isRendered
}
