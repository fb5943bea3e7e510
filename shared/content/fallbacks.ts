/**
 * Fallbacks for fields that editors may leave empty. The gate, the model and the Studio's rules
 * read it here, so that they agree.
 */

/** Returns the title of a page for search engines and the browser tab: its title, if it has none. */
export function searchTitle<T>(page: { title: T; seo: { title?: T | null | undefined } }): T {
  return page.seo.title ?? page.title
}

/** Returns the name of a service page where there is little room. */
export function shortTitle<T>(service: { title: T; shortTitle?: T | undefined }): T {
  return service.shortTitle ?? service.title
}

/** Returns the name of a service page among the options of *Service of Interest*. */
export function enquiryName<T>(service: { title: T; enquiryName?: T | undefined }): T {
  return service.enquiryName ?? service.title
}

/** Ids that every page has besides those of its sections. */
export const reservedIds = [
  'main',
  'hero',
  'contents',
  'root',
  'site-header',
  'related-heading',
  'legal-facts-heading',
]

/**
 * Returns a function that gives each section of a page its anchor, from the first to the last: the
 * stored one, or its English heading in the letters of an address. Where that is used already, a
 * number follows.
 * @param stored the page's stored anchors, which stay as they are
 */
export function anchorsBeside(stored: readonly string[]) {
  const used = new Set([...reservedIds, ...stored])
  return (section: { anchor?: string | undefined; heading: { en: string } }): string => {
    if (section.anchor !== undefined) return section.anchor
    const own = addressLetters(section.heading.en)
    let derived = own
    for (let count = 2; used.has(derived); count += 1) derived = `${own}-${count}`
    used.add(derived)
    return derived
  }
}

/** Returns a text in lower-case letters, digits and hyphens, beginning with a letter. */
function addressLetters(text: string): string {
  const letters = text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return /^[a-z]/.test(letters) ? letters : `section-${letters}`.replace(/-$/, '')
}
