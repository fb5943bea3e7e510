/** Returns the Studio's window, which frames the page or has opened it, or else the page's own window. */
export const studioWindow = (): Window => window.opener ?? window.parent

/**
 * Stops messages from other origins than the Studio's before any listener gets them. This is needed because the page
 * takes any window that has opened it for the Studio, even that of another site.
 */
export function refuseForeignMessages(): void {
  const refuse = (event: MessageEvent) => {
    const isOwn = event.source === window
    if (!isOwn && event.origin !== document.documentElement.dataset.studio)
      event.stopImmediatePropagation()
  }
  window.addEventListener('message', refuse, { capture: true })
}

/** Sends a message to the Studio, at the origin that the preview server writes into the document. */
export function postToStudio(message: object): void {
  studioWindow().postMessage(message, document.documentElement.dataset.studio ?? location.origin)
}
