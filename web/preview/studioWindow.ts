/** The Studio, which shows the page in its frame or has opened its window; the page's own window without one. */
export const studioWindow = (): Window => window.opener ?? window.parent

/** Sends a message to the Studio, at the origin that the preview server writes into the document. */
export function tellStudio(message: object): void {
  studioWindow().postMessage(message, document.documentElement.dataset.studio ?? location.origin)
}
