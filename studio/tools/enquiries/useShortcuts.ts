import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { storageItem } from '../../../web/browser/storage.ts'
import { t } from '../../i18n/t.ts'
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

/** Is `off` if the shortcuts are turned off. */
const stored = storageItem('localStorage', 'enquiry-shortcuts')

/** Elements that use letter keys themselves: to type text, or to choose an entry. */
const fields = 'input:not([type=checkbox]), textarea, select, [contenteditable]'

/** Shortcuts that repeat while their key is held. */
const repeatable: Shortcut[] = ['j', 'k']

/**
 * Handles single-key shortcuts while the focus is within `root` or nowhere, and in no field and no dialog. Staff can
 * turn them off, because speech input may press keys by mistake (WCAG 2.1.4).
 */
export function useShortcuts(
  root: RefObject<HTMLElement | null>,
  actions: Record<Shortcut, () => void>,
) {
  const [isOn, setOn] = useState(() => stored.read() !== 'off')
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, ctrlKey, altKey, metaKey, isComposing, defaultPrevented, repeat } = event
    const key = event.key.toLowerCase()
    if (ctrlKey || altKey || metaKey || isComposing || defaultPrevented || !isShortcut(key)) return
    if (repeat && !repeatable.includes(key)) return
    if (!(target instanceof Element) || target.closest(fields)) return
    // The DOM is queried, because a click on a dialog's text moves the focus out of the dialog.
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
      stored.write(on ? null : 'off')
      setOn(on)
    },
  }
}
