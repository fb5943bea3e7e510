/** Fallbacks for fields that editors may leave empty. The gate, the model and the Studio share them. */

/** Returns the title of a page for search engines and the browser tab, or its title if there is none. */
export function searchTitle<T>(page: { title: T; seo: { title?: T | null | undefined } }): T {
  return page.seo.title ?? page.title
}

/** Returns the short title of a service page, or its title if it has none. */
export function shortTitle<T>(service: { title: T; shortTitle?: T | undefined }): T {
  return service.shortTitle ?? service.title
}

/** Returns a service page's name among the options of *Service of Interest*, or its title if it has none. */
export function enquiryName<T>(service: { title: T; enquiryName?: T | undefined }): T {
  return service.enquiryName ?? service.title
}
