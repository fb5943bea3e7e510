/** Calls a function with each link that is hovered, touched or focused, including one already hovered. */
export function onLinkIntent(prepare: (link: HTMLAnchorElement) => void): void {
  for (const intent of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(
      intent,
      ({ target }) => {
        const link = target instanceof Element && target.closest('a')
        if (link) prepare(link)
      },
      { capture: true, passive: true },
    )
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a:hover')) prepare(link)
}
