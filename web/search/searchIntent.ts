import { languageAndPath } from '../../shared/content/addresses/addresses.ts'
import { searchPath } from '../../shared/content/addresses/paths.ts'
import type { Language } from '../../shared/languages.ts'
import { searchKey } from './searchKey.ts'

/** The loaded search dialog in one language. */
export type SearchDialog = {
  /** @param text the query; by default, the last one */
  open: (text?: string) => void
}

/** Returns the link or form that a visitor is about to use for searching, or null. */
function searchElement(target: EventTarget | null): HTMLAnchorElement | HTMLFormElement | null {
  // Elements inside the dialog do not count, because the dialog itself links to the search page.
  if (!(target instanceof Element) || target.closest('dialog')) return null
  const link = target.closest('a')
  const isLink = link?.origin === location.origin && pathOf(link.pathname) === searchPath
  return isLink ? link : target.closest<HTMLFormElement>('form[role=search]')
}

const pathOf = (pathname: string) => languageAndPath(pathname).path

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select') !== null)

function isSearchKey(event: Event): boolean {
  return (
    event instanceof KeyboardEvent &&
    event.key === searchKey.key &&
    searchKey.isOn() &&
    !(event.ctrlKey || event.metaKey || event.altKey) &&
    !isTyping(event.target) &&
    document.querySelector('dialog[open]') === null
  )
}

/**
 * Opens the search over the page, before and after hydration: from its links, forms and key, and at its address with a
 * query. It is loaded at the first sign of any of these. If it cannot be loaded, the browser opens the search page.
 * @param load loads the dialog in the language that the page shows
 * @param savesData whether to load nothing in advance
 * @returns a function that returns the pending load of an event, so that callers can wait for it
 */
export function openSearchOnIntent(
  load: (language: Language) => Promise<SearchDialog>,
  savesData = false,
): (event: unknown) => Promise<unknown> | undefined {
  const loading = new Map<Language, Promise<SearchDialog>>()
  const prepare = () => {
    // Visitors change the language without loading a document.
    const { language } = languageAndPath(location.pathname)
    const dialog = loading.get(language) ?? load(language)
    loading.set(language, dialog)
    dialog.catch(() => loading.delete(language))
    return dialog
  }
  const open = (text?: string, address?: string) =>
    prepare().then(
      (dialog) => dialog.open(text),
      (error) => {
        if (address === undefined) console.warn('The search could not be loaded', error)
        else location.assign(address)
      },
    )

  const intends = (event: Event) => searchElement(event.target) !== null || isSearchKey(event)
  if (!savesData)
    for (const type of ['pointerover', 'pointerdown', 'touchstart', 'focusin'])
      addEventListener(type, (event) => intends(event) && prepare().catch(() => {}), {
        capture: true,
        passive: true,
      })
  addEventListener(
    'click',
    (event) => {
      const link = searchElement(event.target)
      const { button, metaKey, altKey, ctrlKey, shiftKey } = event
      if (!(link instanceof HTMLAnchorElement)) return
      if (button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return
      event.preventDefault()
      void open(undefined, link.href)
    },
    true,
  )
  addEventListener(
    'submit',
    (event) => {
      const form = searchElement(event.target)
      if (!(form instanceof HTMLFormElement)) return
      event.preventDefault()
      const text = String(new FormData(form).get('q') ?? '')
      void open(text, `${form.action}?${new URLSearchParams({ q: text })}`)
    },
    true,
  )
  addEventListener('keydown', (event) => {
    if (!isSearchKey(event)) return
    event.preventDefault()
    void open()
  })

  const { pathname, search, hash } = location
  if (pathOf(pathname) === searchPath) {
    const text = new URLSearchParams(search).get('q') ?? undefined
    if (text !== undefined || hash !== '') void open(text)
  }
  return (event) =>
    event instanceof Event && intends(event) ? prepare().catch(() => {}) : undefined
}
