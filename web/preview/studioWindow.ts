/** The Studio, which shows the page in its frame or has opened its window; the page's own window without one. */
export const studioWindow = (): Window => window.opener ?? window.parent
