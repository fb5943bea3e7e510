import { useEffect, useState } from 'react'

/** Gives the focus back to the element that had it before, when a dialog is closed: the keyboard goes on from there. */
export function useReturnedFocus(): void {
  // Read before the dialog takes it.
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    },
    [before],
  )
}
