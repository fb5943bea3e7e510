import { languageAndPath } from '../../shared/content/addresses/addresses.ts'
import {
  type ContentIndex,
  contentIndexPath,
  pageModulePath,
} from '../../shared/content/addresses/contentModulePaths.ts'
import { searchPath } from '../../shared/content/addresses/paths.ts'
import { onLinkIntent } from '../browser/onLinkIntent.ts'
import { importModule } from '../loading/importModule.ts'
import { speculationRules } from './speculationRules.ts'

declare global {
  interface Navigator {
    /** The Network Information API, which only Chromium has. */
    readonly connection?: { readonly saveData: boolean; readonly effectiveType: string }
  }
}

/** The URLs of each view's script and of all that it imports, by the view's name. */
export type ViewScripts = Readonly<Record<string, readonly string[]>>

/**
 * How many pages of visible links are preloaded on each kind of connection. A page has about 6 kB. Browsers that do not
 * tell count as slow.
 */
const pagesInView = { fast: 12, slow: 3 }

/** Preloads the scripts of views in parallel, so that no script waits for its importer. */
export function preloadScripts(views: readonly string[], scripts: ViewScripts): void {
  // Views are not imported, because importing them would run the application.
  preloadModules(views.flatMap((name) => scripts[name] ?? []))
}

/** Preloads modules without running them. */
export function preloadModules(urls: readonly string[]): void {
  for (const href of urls) {
    if (document.head.querySelector(`link[rel=modulepreload][href="${CSS.escape(href)}"]`)) continue
    const rel = 'modulepreload'
    document.head.append(Object.assign(document.createElement('link'), { rel, href }))
  }
}

/** Returns whether a link opens another page of the site. The search opens over the page. */
const leadsToAnotherPage = ({ origin, pathname }: HTMLAnchorElement) =>
  origin === location.origin &&
  pathname !== location.pathname &&
  languageAndPath(pathname).path !== searchPath

/** Preloads the content and the views of a page of the site in parallel. Ignores errors. */
async function preloadPage(pathname: string, scripts: ViewScripts): Promise<void> {
  const { language, path } = languageAndPath(pathname)
  try {
    const { pages } = await importModule<ContentIndex>(contentIndexPath(language))
    const indexed = pages[path]
    if (indexed === undefined) return
    preloadScripts(indexed.views, scripts)
    await importModule(pageModulePath(language, path, indexed.hash))
  } catch {
    // Navigation requests both again, and reports errors.
  }
}

/** Makes browsers that support speculation rules prerender pages until the application handles navigation. */
function prerenderLinks() {
  if (window.isHydrated) return
  const rules = document.createElement('script')
  rules.type = 'speculationrules'
  rules.text = speculationRules
  document.head.append(rules)
  addEventListener('hydrated', () => rules.remove())
}

/**
 * Preloads the pages of visible links, one page at a time, so that the visitor's own requests never wait.
 * @param limit the number of pages, because lists such as the search's link to all pages
 */
function preloadLinksInView(scripts: ViewScripts, limit: number) {
  const pages = new Set<string>()
  let queue: Promise<unknown> = Promise.resolve()
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
      const { pathname } = target
      if (!leadsToAnotherPage(target) || pages.size >= limit || pages.has(pathname)) continue
      pages.add(pathname)
      queue = queue.then(() => preloadPage(pathname, scripts))
    }
  })
  const observe = () => {
    // Links in a dialog, such as search results, change with each key.
    for (const link of document.links) if (!link.closest('dialog')) inView.observe(link)
  }
  observe()
  // Links on pages that are opened later.
  new MutationObserver(observe).observe(document.body, { childList: true, subtree: true })
}

/**
 * Preloads the page of each link that is hovered, touched or focused, and after hydration the pages of the first
 * visible links. On a fast connection, these are more, and the browser prerenders pages before hydration. Preloads
 * nothing if the browser saves data.
 */
export function preloadLinks(scripts: ViewScripts): void {
  const { connection } = navigator
  // Links work without preloading: each document has its whole page.
  if (connection?.saveData) return
  onLinkIntent((link) => {
    if (leadsToAnotherPage(link)) void preloadPage(link.pathname, scripts)
  })

  const isFast = connection?.effectiveType === '4g'
  addEventListener('hydrated', () =>
    preloadLinksInView(scripts, pagesInView[isFast ? 'fast' : 'slow']),
  )
  if (!isFast) return
  if (document.readyState === 'complete') prerenderLinks()
  else addEventListener('load', prerenderLinks)
}
