import { type RefObject, useEffect } from 'react'

/**
 * Makes a `<details>` behave as a menu: Escape closes it and gives the focus back, a press or a
 * focus elsewhere closes it. Without scripts it still opens and closes.
 */
export function useDismiss(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return
      details.current.open = false
      details.current.querySelector('summary')?.focus()
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
  }, [details])
}
