import { useEffect, useRef } from 'react'

/**
 * Closes a `<details>` menu on Escape, which also focuses its summary, and on a press or focus outside.
 * Without scripts it still opens and closes.
 */
export function useDismiss() {
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (details.current) details.current.open = false
  }
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return
      details.current.open = false
      details.current.querySelector('summary')?.focus({ preventScroll: true })
    }
    const closeFromElsewhere = (event: Event) => {
      const inside = event.target instanceof Node && details.current?.contains(event.target)
      if (details.current && !inside) details.current.open = false
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('keydown', closeOnEscape, { signal })
    document.addEventListener('pointerdown', closeFromElsewhere, { signal })
    document.addEventListener('focusin', closeFromElsewhere, { signal })
    return () => listening.abort()
  }, [])
  return { details, close }
}
