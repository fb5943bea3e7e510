/**
 * Replaces the fragment of the address with the visitor's choice, and marks the history entry as chosen on this page.
 */
export function chooseFragment(fragment: string): void {
  const { pathname, search } = location
  history.replaceState({ ...history.state, isChosen: true }, '', pathname + search + fragment)
}

/** Returns whether the history entry's fragment was chosen on this page. The scroll position is then restored. */
export function isChosenHere(): boolean {
  return Object(history.state).isChosen === true
}
