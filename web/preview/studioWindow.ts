/** Returns the Studio's window, which frames the page or has opened it, or else the page's own window. */
export const studioWindow = (): Window => window.opener ?? window.parent

/** Sends a message to the Studio, at the origin that the preview server writes into the document. */
export function postToStudio(message: object): void {
  studioWindow().postMessage(message, document.documentElement.dataset.studio ?? location.origin)
}
