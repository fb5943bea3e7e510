import { leadsToAnotherPage } from '../browser/leadsToAnotherPage.ts'

declare global {
  interface Navigator {
    /** The Network Information API, which only Chromium has. `downlink` is in Mbit/s. */
    readonly connection?: {
      readonly saveData: boolean
      readonly effectiveType: string
      readonly downlink: number
    }
  }
}

/**
 * The number of linked pages that are preloaded on each page, besides the page of the form. A page has about 6 kB, so
 * about 30 kB are preloaded on a slow connection. Browsers that do not report their connection count as slow.
 */
const pagesInView = { fast: 12, slow: 4 }

/** The downlink of a fast connection, in Mbit/s. */
const fastDownlink = 5

/** The buttons beside a page's heading, which are its next step. */
const nextSteps = 'h1 ~ div > a'

/** Resolves when the browser has nothing else to do, or at once in Safari, which does not report it. */
const idle = () =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window ? window.requestIdleCallback(resolve) : setTimeout(resolve),
  )

/**
 * Preloads the pages that visitors are likely to open next: the page of the form, then the page's next step, then the
 * pages of the first visible links. One page is preloaded at a time, so that the visitor's own requests never wait.
 * Preloads nothing if the browser saves data.
 * @param preload preloads the page at an address; never rejects
 * @param form the address of the page with the form
 */
export function preloadNextPages(preload: (address: string) => Promise<void>, form: string): void {
  const { connection } = navigator
  if (connection?.saveData) return
  const isFast = connection?.effectiveType === '4g' && connection.downlink >= fastDownlink
  const limit = pagesInView[isFast ? 'fast' : 'slow']

  // The form is opened from each page.
  let queue: Promise<unknown> = idle().then(() => preload(form))
  let current = location.pathname
  const pages = new Set<string>()
  const take = (links: HTMLAnchorElement[]) => {
    const page = location.pathname
    if (page !== current) {
      current = page
      pages.clear()
    }
    for (const link of links) {
      const { pathname } = link
      if (!leadsToAnotherPage(link) || pathname === form) continue
      if (pages.size >= limit || pages.has(pathname)) continue
      pages.add(pathname)
      // Skipped if another page has been opened meanwhile, because that page's links are more likely.
      queue = queue.then(() => (location.pathname === page ? preload(pathname) : undefined))
    }
  }
  const inView = new IntersectionObserver((entries) => {
    const links = entries
      .filter(({ isIntersecting }) => isIntersecting)
      .map(({ target }) => target)
      .filter((target) => target instanceof HTMLAnchorElement)
    take(links.filter((link) => link.matches(nextSteps)))
    take(links)
  })
  const observe = () => {
    // Links in a dialog, such as search results, change with each key.
    for (const link of document.links) if (!link.closest('dialog')) inView.observe(link)
  }
  observe()
  // Observes the links of pages that are opened later.
  new MutationObserver(observe).observe(document.body, { childList: true, subtree: true })
}
