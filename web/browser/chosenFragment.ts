/** Puts what the visitor has chosen into the address, as its fragment. The history entry knows that it was chosen here. */
export function chooseFragment(fragment: string): void {
  const { pathname, search } = location
  history.replaceState({ ...history.state, isChosen: true }, '', pathname + search + fragment)
}

/** Returns whether the visitor comes back to a fragment that was chosen here: then the scroll position is restored. */
export function isChosenHere(): boolean {
  return Object(history.state).isChosen === true
}
