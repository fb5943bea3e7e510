import { type FocusEvent, useEffect, useRef } from 'react'
import type { CellPosition } from './gridModel.ts'

/** Keeps the focus on the active cell of a table, also after an edit, but does not take it from another field. */
export function useGridFocus(active: CellPosition, isEditing: boolean) {
  const table = useRef<HTMLTableElement>(null)
  const hadFocus = useRef(false)
  const takesFocus = useRef(false)

  // After each render, because an edit replaces the focused cell even if the active position stays the same.
  useEffect(() => {
    if (isEditing) return
    const focused = document.activeElement
    const isFree = focused === document.body || table.current?.contains(focused)
    if (!isFree) hadFocus.current = false
    if (takesFocus.current || hadFocus.current)
      table.current
        ?.querySelector<HTMLElement>(`[data-position="${active.line},${active.column}"]`)
        ?.focus({ preventScroll: false })
    takesFocus.current = false
  })

  return {
    table,
    /** Focuses the active cell after the next render. */
    take() {
      takesFocus.current = true
    },
    onFocus() {
      hadFocus.current = true
    },
    onBlur({ relatedTarget }: FocusEvent) {
      if (table.current?.contains(relatedTarget)) return
      // When the field of an edit is removed, the browser moves the focus to the page.
      hadFocus.current = relatedTarget === null
      takesFocus.current = false
    },
  }
}
