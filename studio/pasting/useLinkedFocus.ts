import { useEffect, useRef } from 'react'

/**
 * Returns the ref of a box whose editor receives the focus when a link opens its field. Sanity's editor follows only
 * links to one of its paragraphs, so a text without any would stay out of sight.
 */
export function useLinkedFocus(focused: boolean | undefined) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!focused || box.current?.contains(document.activeElement)) return
    box.current?.querySelector<HTMLElement>('[contenteditable]')?.focus()
  }, [focused])
  return box
}
