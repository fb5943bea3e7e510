import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { languageAndPath } from '../../shared/content/addresses/addresses.ts'
import { storageItem } from '../browser/storage.ts'

const savedPositions = storageItem('sessionStorage', 'scroll-positions')

/** Scroll positions in px by history entry, kept across reloads. */
const positions: Record<string, number> = readPositions()

function readPositions(): Record<string, number> {
  try {
    const value: unknown = JSON.parse(savedPositions.read() ?? '{}')
    const entries = value && typeof value === 'object' ? Object.entries(value) : []
    return Object.fromEntries(entries.filter((entry) => typeof entry[1] === 'number'))
  } catch {
    return {}
  }
}

/**
 * Handles scrolling and focus on client-side navigation as browsers do for documents: scrolls a new page to its top or
 * fragment, restores the position on back and forward, and focuses the new content. If only the language of the address
 * changes, the position is kept.
 */
export function useScrollAndFocus(main: RefObject<HTMLElement | null>): void {
  const { key, hash, pathname } = useLocation()
  const { language, path } = languageAndPath(pathname)
  const navigation = useNavigationType()
  const current = useRef(key)
  const lastPage = useRef({ language, path })

  useEffect(() => {
    // The browser restores scroll positions before the new content is rendered. Its restoration is enabled
    // again when the document is left.
    const comeBack = () => {
      history.scrollRestoration = 'manual'
    }
    comeBack()
    const savePosition = () => {
      positions[current.current] = window.scrollY
    }
    const leave = () => {
      savedPositions.write(JSON.stringify(positions))
      history.scrollRestoration = 'auto'
    }
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('scroll', savePosition, { passive: true, signal })
    window.addEventListener('pagehide', leave, { signal })
    window.addEventListener('pageshow', comeBack, { signal })
    return () => listening.abort()
  }, [])

  useLayoutEffect(() => {
    if (current.current === key) return
    current.current = key
    const last = lastPage.current
    lastPage.current = { language, path }
    const isTranslated = last.path === path && last.language !== language
    if (navigation === 'REPLACE' && isTranslated) {
      positions[key] = window.scrollY
      return
    }
    const target = targetOf(hash)
    const focused = target ?? main.current
    focused?.focus({ preventScroll: true })
    // An address typed into this page is a POP too, but with the first entry's key.
    const isTyped = key === 'default' && target !== null
    if (navigation === 'POP' && !isTyped) window.scrollTo(0, positions[key] ?? 0)
    else if (target) target.scrollIntoView()
    else window.scrollTo(0, 0)
  }, [key, hash, language, path, navigation, main])
}

/** Returns the element that a fragment names, or null, also for a malformed fragment such as `#%`. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}
