import { languageAndPath } from '../../shared/content/addresses.ts'
import {
  type ContentIndex,
  contentIndexPath,
  pageModulePath,
} from '../../shared/content/contentModulePaths.ts'
import { searchPath } from '../../shared/content/paths.ts'
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

/** Has the browser request the scripts of views together, so that none waits for one that imports it. */
export function preloadScripts(views: readonly string[], scripts: ViewScripts): void {
  // Views are not imported, because importing them would run the application.
  preloadModules(views.flatMap((name) => scripts[name] ?? []))
}

/** Has the browser request modules without running them. */
export function preloadModules(urls: readonly string[]): void {
  for (const href of urls) {
    if (document.head.querySelector(`link[rel=modulepreload][href="${CSS.escape(href)}"]`)) continue
    const rel = 'modulepreload'
    document.head.append(Object.assign(document.createElement('link'), { rel, href }))
  }
}

/** Requests the content and the views of a link's page together. Does nothing for other links, and on failure. */
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
    // The navigation requests both again, and reports errors.
  }
}

/** Has the browser prerender pages, if it can, until the application handles navigation. */
function prerenderLinks() {
  if (window.isHydrated) return
  const rules = document.createElement('script')
  rules.type = 'speculationrules'
  rules.text = speculationRules
  document.head.append(rules)
  addEventListener('hydrated', () => rules.remove())
}

/** Preloads the pages of links in view, one page at a time, so that requests of the visitor never wait. */
function preloadLinksInView(scripts: ViewScripts) {
  let queue: Promise<unknown> = Promise.resolve()
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting && target instanceof HTMLAnchorElement)
        queue = queue.then(() => preloadPage(target, scripts))
  })
  const observe = () => {
    // Those of a dialog, such as the search's results, change with each key.
    for (const link of document.links) if (!link.closest('dialog')) inView.observe(link)
  }
  observe()
  // Links on pages that are opened later.
  new MutationObserver(observe).observe(document.body, { childList: true, subtree: true })
}

/**
 * Preloads the page of a link that is hovered, touched or focused. On a fast connection also has pages prerendered
 * before hydration, and preloads those of links in view after it, so that the form is there before it is wanted.
 * Preloads nothing if data is to be saved.
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
