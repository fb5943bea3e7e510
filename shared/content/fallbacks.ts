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

/** Ids of elements that are part of every page. */
export const reservedIds = ['main', 'hero', 'contents', 'root', 'site-header', 'related-heading']

/**
 * Returns a function that gives each section of a page its anchor, to be called in the page's order: the
 * stored anchor, or a slug of the English heading, with a number if it is used already.
 * @param storedAnchors the page's stored anchors, which never change
 */
export function anchorGenerator(storedAnchors: readonly string[]) {
  const used = new Set([...reservedIds, ...storedAnchors])
  return (section: { anchor?: string | undefined; heading: { en: string } }): string => {
    if (section.anchor !== undefined) return section.anchor
    const own = addressLetters(section.heading.en)
    let derived = own
    for (let count = 2; used.has(derived); count += 1) derived = `${own}-${count}`
    used.add(derived)
    return derived
  }
}

/** Returns a text as a slug: lower-case letters, digits and hyphens, beginning with a letter. */
function addressLetters(text: string): string {
  const letters = text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return /^[a-z]/.test(letters) ? letters : `section-${letters}`.replace(/-$/, '')
}
