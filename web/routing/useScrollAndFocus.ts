import { type RefCallback, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { languageAndPath } from '../../shared/content/addresses/addresses.ts'
import {
  type Interaction,
  readInteraction,
  restoreInteraction,
} from '../browser/keepInteraction.ts'
import { storageItem } from '../browser/storage.ts'

/** The state in which a visitor has left the page of a history entry. `top`: the scroll position in px. */
type Entry = { top: number; interaction: Interaction }

const storage = storageItem('sessionStorage', 'history-entries')

/** The states by the key of the history entry. They survive reloads. */
const entries: Record<string, Entry> = readEntries()

function readEntries(): Record<string, Entry> {
  try {
    const value: unknown = JSON.parse(storage.read() ?? '{}')
    return value && typeof value === 'object' ? { ...value } : {}
  } catch {
    return {}
  }
}

/**
 * Returns the key of the current history entry.
 * @param key React Router's key, for browsers without the Navigation API. It is `default` for the first entry of each
 *   document.
 */
const entryKey = (key: string) => window.navigation?.currentEntry?.key ?? key

/** Returns whether the visitor has moved to another entry since the document was loaded. */
const hasMoved = ({ activation, currentEntry }: Navigation) =>
  activation?.entry.key !== currentEntry?.key

/**
 * Handles scrolling and focus on client-side navigation as browsers do for documents: scrolls a new page to its top or
 * fragment, and focuses the new content. Back and forward restore the position, and what was typed, chosen and opened.
 * If only the language of the address changes, all of it is kept.
 *
 * What a visitor leaves is read from the page when it is left, because before hydration no event is heard.
 * @returns the ref of the page's main area, which must be another element on each page
 */
export function useScrollAndFocus(): RefCallback<HTMLElement> {
  const { key, hash, pathname } = useLocation()
  const { language, path } = languageAndPath(pathname)
  const navigation = useNavigationType()
  const main = useRef<HTMLElement>(null)
  const currentKey = useRef(key)
  const currentEntry = useRef('')
  const lastPage = useRef({ language, path })
  /** The last position, before the browser scrolls to a fragment itself. */
  const lastTop = useRef(0)

  const save = useCallback((area: HTMLElement, top: number) => {
    entries[currentEntry.current] = { top, interaction: readInteraction(area) }
  }, [])

  useLayoutEffect(() => {
    currentEntry.current = entryKey(currentKey.current)
    // Without the Navigation API, the entry may be that of another document.
    const entry = window.navigation && entries[currentEntry.current]
    if (entry && main.current) {
      restoreInteraction(main.current, entry.interaction)
      // After a reload, the browser has restored the position.
      if (hasMoved(window.navigation)) window.scrollTo(0, entry.top)
    }
    lastTop.current = window.scrollY
  }, [])

  useEffect(() => {
    // The browser restores scroll positions before the new content is rendered. Its restoration is enabled
    // again when the document is left.
    const comeBack = () => {
      history.scrollRestoration = 'manual'
    }
    comeBack()
    const leave = () => {
      if (main.current) save(main.current, window.scrollY)
      storage.write(JSON.stringify(entries))
      history.scrollRestoration = 'auto'
    }
    const followScroll = () => {
      lastTop.current = window.scrollY
    }
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('scroll', followScroll, { passive: true, signal })
    window.addEventListener('pagehide', leave, { signal })
    window.addEventListener('pageshow', comeBack, { signal })
    return () => listening.abort()
  }, [save])

  useLayoutEffect(() => {
    if (currentKey.current === key) return
    currentKey.current = key
    const last = lastPage.current
    lastPage.current = { language, path }
    const isSamePage = last.path === path
    // The ref has saved the state of another page.
    if (isSamePage && main.current) save(main.current, lastTop.current)
    const left = entries[currentEntry.current]
    currentEntry.current = entryKey(key)
    if (navigation === 'REPLACE' && isSamePage && last.language !== language) {
      if (left) entries[currentEntry.current] = left
      return
    }
    const target = targetOf(hash)
    // Opens the `details` around the target, as browsers do for a fragment.
    target?.closest('details')?.setAttribute('open', '')
    const focused = target ?? main.current
    focused?.focus({ preventScroll: true })
    // An address typed into this page is a POP too, but with the first entry's key.
    const isTyped = key === 'default' && target !== null
    if (navigation === 'POP' && !isTyped) {
      const entry = entries[currentEntry.current]
      if (entry && main.current && !isSamePage) restoreInteraction(main.current, entry.interaction)
      window.scrollTo(0, entry?.top ?? 0)
    } else if (target) target.scrollIntoView()
    else window.scrollTo(0, 0)
  }, [key, hash, language, path, navigation, save])

  return useCallback(
    (element: HTMLElement) => {
      main.current = element
      // React calls this before it removes the element.
      return () => {
        main.current = null
        save(element, window.scrollY)
      }
    },
    [save],
  )
}

/** Returns the element that a fragment names, or null, also for a malformed fragment such as `#%`. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}
