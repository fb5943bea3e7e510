import { languageAndPath } from '../../shared/content/addresses/addresses.ts'
import {
  type ContentIndex,
  contentIndexPath,
  pageModulePath,
} from '../../shared/content/addresses/contentModulePaths.ts'
import { leadsToAnotherPage } from '../browser/leadsToAnotherPage.ts'
import { onLinkIntent } from '../browser/onLinkIntent.ts'
import { importModule } from '../loading/importModule.ts'
import { speculationRules } from './speculationRules.ts'

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
    // Navigation requests the index and the module again, and reports errors.
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
 * Preloads the page of each link that is hovered, touched or focused. On a fast connection, the browser prerenders
 * pages before hydration. Preloads nothing if the browser saves data.
 */
export function preloadLinks(scripts: ViewScripts): void {
  const { connection } = navigator
  // Links work without preloading: each document has its whole page.
  if (connection?.saveData) return
  onLinkIntent((link) => {
    if (leadsToAnotherPage(link)) void preloadPage(link.pathname, scripts)
  })
  if (connection?.effectiveType !== '4g') return
  if (document.readyState === 'complete') prerenderLinks()
  else addEventListener('load', prerenderLinks)
}
