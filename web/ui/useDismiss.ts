import { useEffect, useRef } from 'react'

/**
 * Closes a `<details>` as a menu: on Escape, which also focuses its summary, and on a press or a
 * focus elsewhere. Without scripts it still opens and closes.
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
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('pointerdown', closeFromElsewhere)
    document.addEventListener('focusin', closeFromElsewhere)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('pointerdown', closeFromElsewhere)
      document.removeEventListener('focusin', closeFromElsewhere)
    }
  }, [])
  return { details, close }
}
