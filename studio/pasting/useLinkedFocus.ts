import { useEffect, useRef } from 'react'

/**
 * Returns the ref of a box whose editor receives the focus when a link opens its field. Sanity's editor follows only
 * links to one of its paragraphs, so a text without any would stay out of sight.
 */
export function useLinkedFocus(focused: boolean | undefined) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = ref.current
    if (!focused || !box || box.contains(document.activeElement)) return
    const focusEditor = () => {
      const editor = box.querySelector<HTMLElement>('[contenteditable=true]')
      editor?.focus()
      if (editor) observer.disconnect()
    }
    // The editor can be written in only some time after its field is shown.
    const observer = new MutationObserver(focusEditor)
    observer.observe(box, { childList: true, subtree: true, attributeFilter: ['contenteditable'] })
    focusEditor()
    return () => observer.disconnect()
  }, [focused])
  return ref
}
