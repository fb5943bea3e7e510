/** Fallbacks for fields that editors may leave empty. The gate, the model and the Studio share them. */

export function searchTitle<T>(page: { title: T; seo: { title?: T | null | undefined } }): T {
  return page.seo.title ?? page.title
}

export function shortTitle<T>(service: { title: T; shortTitle?: T | undefined }): T {
  return service.shortTitle ?? service.title
}

/** The name among the options of *Service of Interest*. */
export function enquiryName<T>(service: { title: T; enquiryName?: T | undefined }): T {
  return service.enquiryName ?? service.title
}
