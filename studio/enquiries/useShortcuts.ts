import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { t } from '../i18n/t.ts'
import { statusTexts } from './statuses.ts'

/** The keys of the inbox and their actions. */
export const shortcuts = {
  j: t('Open the next enquiry'),
  k: t('Open the enquiry before'),
  e: statusTexts.answered.mark,
  s: statusTexts.spam.mark,
  t: t('Take'),
  x: t('Tick or untick'),
  z: t('Undo'),
  '/': t('Search enquiries'),
  '?': t('Show these keys'),
}

type Shortcut = keyof typeof shortcuts

const isShortcut = (key: string): key is Shortcut => Object.hasOwn(shortcuts, key)

/** In the browser's storage, where staff have turned the keys off. */
const storageKey = 'enquiry-shortcuts'

/** Elements in which a letter is typed, or chooses an entry. */
const fields = 'input:not([type=checkbox]), textarea, select, [contenteditable]'

/** Those that act again and again while they are held. */
const repeatable: Shortcut[] = ['j', 'k']

/**
 * Single keys that act while the focus is in an element, or nowhere, and not in a field or dialog. They can be turned
 * off, because speech input may press them by mistake (WCAG 2.1.4).
 */
export function useShortcuts(
  root: RefObject<HTMLElement | null>,
  actions: Record<Shortcut, () => void>,
) {
  const [isOn, setOn] = useState(() => localStorage.getItem(storageKey) !== 'off')
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, ctrlKey, altKey, metaKey, isComposing, defaultPrevented, repeat } = event
    const key = event.key.toLowerCase()
    if (ctrlKey || altKey || metaKey || isComposing || defaultPrevented || !isShortcut(key)) return
    if (repeat && !repeatable.includes(key)) return
    if (!(target instanceof Element) || target.closest(fields)) return
    // A click on the text of a dialog takes the focus out of it.
    if (document.querySelector('[aria-modal=true]')) return
    if (target !== document.body && !root.current?.contains(target)) return
    event.preventDefault()
    actions[key]()
  })
  useEffect(() => {
    if (!isOn) return
    const stop = new AbortController()
    document.addEventListener('keydown', press, stop)
    return () => stop.abort()
  }, [isOn])
  return {
    isOn,
    turn(on: boolean) {
      if (on) localStorage.removeItem(storageKey)
      else localStorage.setItem(storageKey, 'off')
      setOn(on)
    },
  }
}
