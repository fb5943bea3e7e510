import { languageAndPath } from '../../shared/content/addresses.ts'
import {
  type ContentIndex,
  contentIndexPath,
  pageModulePath,
} from '../../shared/content/modules.ts'
import { onLinkIntent } from '../browser/onLinkIntent.ts'
import { importModule } from '../loading/importModule.ts'
import type { Page } from '../model/types.ts'
import { viewsOf } from '../model/views.ts'
import { speculationRules } from './speculationRules.ts'

declare global {
  interface ImportMetaEnv {
    /** The URLs of each view's scripts. Set by the build. */
    readonly VIEWS: Readonly<Record<string, string[]>>
  }
  interface Navigator {
    /** The Network Information API, which only Chromium has. */
    readonly connection?: { readonly saveData: boolean; readonly effectiveType: string }
  }
}

/** Has the browser load the scripts of a page's views, without running them. Links that exist are not repeated. */
export function preloadScripts(page: Page): void {
  // Views are not imported, because importing them would run the application.
  for (const href of viewsOf(page).flatMap((name) => import.meta.env.VIEWS[name] ?? []))
    addLink({ rel: 'modulepreload', href })
}

function addLink({ rel, href }: { rel: string; href: string }) {
  if (document.querySelector(`link[rel=${rel}][href="${CSS.escape(href)}"]`)) return
  document.head.append(Object.assign(document.createElement('link'), { rel, href }))
}

/** Imports the content of a link's page. Returns null for other links, and on failure. */
async function importContent({ origin, pathname }: HTMLAnchorElement): Promise<Page | null> {
  if (origin !== location.origin || pathname === location.pathname) return null
  const { language, path } = languageAndPath(pathname)
  try {
    const { pages } = await importModule<ContentIndex>(contentIndexPath(language))
    const hash = pages[path]
    return hash === undefined ? null : await importModule(pageModulePath(language, path, hash))
  } catch {
    return null
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

/** Imports the content of links in view, one page at a time, so that requests of the visitor never wait. */
function preloadLinksInView() {
  let queue: Promise<unknown> = Promise.resolve()
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting && target instanceof HTMLAnchorElement)
        queue = queue.then(() => importContent(target))
  })
  const observe = () => {
    for (const link of document.links) inView.observe(link)
  }
  observe()
  // Links on pages that are opened later.
  new MutationObserver(observe).observe(document.body, { childList: true, subtree: true })
}

/**
 * Until hydration, preloads the content and views of a link that is hovered, touched or focused; after it, the
 * application does. On a fast connection also has pages prerendered before hydration, and preloads the content of
 * links in view after it. Preloads nothing if data is to be saved.
 */
export function preloadLinks(): void {
  const { connection } = navigator
  // Links work without preloading: each document has its whole page.
  if (connection?.saveData) return
  onLinkIntent(async (link) => {
    const page = window.isHydrated ? null : await importContent(link)
    if (page) preloadScripts(page)
  })

  if (connection?.effectiveType !== '4g') return
  if (document.readyState === 'complete') prerenderLinks()
  else addEventListener('load', prerenderLinks)
  addEventListener('hydrated', preloadLinksInView)
}
