import { useEffect, useRef } from 'react'

/**
 * Returns a ref for the box around an editor, which gets the focus when a link opens its field. Sanity's editor follows
 * only links to one of its paragraphs, so an empty text would stay out of view.
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
    // The editor becomes editable only some time after its field is shown.
    const observer = new MutationObserver(focusEditor)
    observer.observe(box, { childList: true, subtree: true, attributeFilter: ['contenteditable'] })
    focusEditor()
    return () => observer.disconnect()
  }, [focused])
  return ref
}
