import { useEffect, useState } from 'react'

/** Returns the focus to the previously focused element when a dialog closes, for keyboard users. */
export function useReturnedFocus(): void {
  // Read in the first render, before the dialog takes the focus.
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    },
    [before],
  )
}
