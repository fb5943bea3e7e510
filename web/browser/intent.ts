const intents = ['pointerover', 'touchstart', 'focusin']

/**
 * Calls a function with each link that is pointed at, touched or focused, and with the one that the
 * pointer is on already.
 * @returns a function that stops it
 */
export function onIntent(turnTo: (link: HTMLAnchorElement) => void): () => void {
  const listen = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a')
    if (link) turnTo(link)
  }
  const options = { capture: true, passive: true }
  for (const intent of intents) addEventListener(intent, listen, options)
  // The link of the page shown may be under the pointer because it was followed.
  const link = document.querySelector<HTMLAnchorElement>('a:hover:not([aria-current])')
  if (link) turnTo(link)
  return () => {
    for (const intent of intents) removeEventListener(intent, listen, options)
  }
}
