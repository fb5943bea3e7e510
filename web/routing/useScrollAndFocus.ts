import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { stored } from '../browser/storage.ts'

const kept = stored('sessionStorage', 'scroll-positions')

/** Pixels scrolled, by history entry; kept across reloads so that back is exact there too. */
const positions: Record<string, number> = readPositions()

function readPositions(): Record<string, number> {
  try {
    const value: unknown = JSON.parse(kept.read() ?? '{}')
    return value && typeof value === 'object' ? { ...(value as Record<string, number>) } : {}
  } catch {
    return {}
  }
}

/**
 * What a browser does on its own for documents, for pages that change within one: a new page
 * begins at its top or at the fragment of its address, back and forward return to where the
 * visitor was, and focus moves to the new content.
 */
export function useScrollAndFocus(main: RefObject<HTMLElement | null>): void {
  const { key, hash } = useLocation()
  const navigation = useNavigationType()
  const current = useRef(key)

  useEffect(() => {
    // The browser restores by itself before the new content is there; on leaving the document
    // it is asked to again.
    history.scrollRestoration = 'manual'
    const remember = () => {
      positions[current.current] = window.scrollY
    }
    const leave = () => {
      kept.write(JSON.stringify(positions))
      history.scrollRestoration = 'auto'
    }
    const comeBack = () => {
      history.scrollRestoration = 'manual'
    }
    window.addEventListener('scroll', remember, { passive: true })
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', comeBack)
    return () => {
      window.removeEventListener('scroll', remember)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', comeBack)
    }
  }, [])

  useLayoutEffect(() => {
    if (current.current === key) return
    current.current = key
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
    const heading = target ?? main.current
    heading?.focus({ preventScroll: true })
    if (navigation === 'POP') window.scrollTo(0, positions[key] ?? 0)
    else if (target) target.scrollIntoView()
    else window.scrollTo(0, 0)
  }, [key, hash, navigation, main])
}
