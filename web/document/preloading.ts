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

/**
 * Preloads the content and the views of a link's page in parallel. Ignores links that open no other page of the site,
 * and errors.
 */
async function preloadPage(
  { origin, pathname }: HTMLAnchorElement,
  scripts: ViewScripts,
): Promise<void> {
  if (origin !== location.origin || pathname === location.pathname) return
  const { language, path } = languageAndPath(pathname)
  // The search opens over the page.
  if (path === searchPath) return
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

/** Preloads the pages of visible links, one page at a time, so that the visitor's own requests never wait. */
function preloadLinksInView(scripts: ViewScripts) {
  let queue: Promise<unknown> = Promise.resolve()
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting && target instanceof HTMLAnchorElement)
        queue = queue.then(() => preloadPage(target, scripts))
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
 * Preloads the page of each link that is hovered, touched or focused. On a fast connection, also prerenders pages
 * before hydration, and preloads the pages of visible links after it, so that the form has loaded before it is needed.
 * Preloads nothing if the browser saves data.
 */
export function preloadLinks(scripts: ViewScripts): void {
  const { connection } = navigator
  // Links work without preloading: each document has its whole page.
  if (connection?.saveData) return
  onLinkIntent((link) => preloadPage(link, scripts))

  if (connection?.effectiveType !== '4g') return
  if (document.readyState === 'complete') prerenderLinks()
  else addEventListener('load', prerenderLinks)
  addEventListener('hydrated', () => preloadLinksInView(scripts))
}
