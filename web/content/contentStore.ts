import { addressOf } from '../../shared/content/addresses.ts'
import {
  type ContentIndex,
  contentIndexPath,
  pageModulePath,
  siteModulePath,
} from '../../shared/content/modules.ts'
import type { Language } from '../../shared/languages.ts'
import type { Page, Site } from '../model/types.ts'
import { type Loadable, loadOnce } from './loaded.ts'

export type ContentStore = {
  site(language: Language): Loadable<Site>
  /** Returns the page at a path, or the one that an old path redirects to, or null. */
  page(path: string, language: Language): Loadable<Page | null>
  /**
   * Loads a page in another language, to be shown in place. Rejects without a connection, and may then
   * be called again.
   */
  load(path: string, language: Language): Promise<void>
}

/** Returns a store of one page in memory, for prerendering and tests. */
export function fixedStore(site: Site, page: Page | null): ContentStore {
  return { site: () => site, page: () => page, load: async () => {} }
}

/** The content that the served document was rendered from. */
export type Prerendered = { path: string; site: Site; page: Page | null }

export type ModuleLoader = {
  /** Imports a module, as browsers do once for each URL, and returns its default export. */
  load<T>(url: string): Promise<T>
  prepare(page: Page): Promise<unknown>
  /**
   * Called when a module cannot be loaded, as after a new deployment.
   * @param address the address of the page that needs it; null for the current one
   */
  onMissing(error: unknown, address: string | null): Promise<never>
}

/** Returns the browser's store: content modules, by the URL convention of `modules.ts`. */
export function moduleStore(
  { path: firstPath, site: firstSite, page: firstPage }: Prerendered,
  { load, prepare, onMissing }: ModuleLoader,
): ContentStore {
  const sites = new Map<Language, Loadable<Site>>([[firstSite.language, firstSite]])
  const pages = new Map<string, Loadable<Page | null>>([
    [addressOf(firstPath, firstSite.language), firstPage],
  ])

  const index = (language: Language) => load<ContentIndex>(contentIndexPath(language))

  const loadSite = async (language: Language) =>
    load<Site>(siteModulePath(language, (await index(language)).site))

  const loadPage = async (asked: string, language: Language) => {
    const { pages, redirects } = await index(language)
    const path = redirects[asked] ?? asked
    const hash = pages[path]
    if (hash === undefined) return null
    const page = await load<Page>(pageModulePath(language, path, hash))
    await prepare(page)
    return page
  }

  return {
    site: (language) =>
      loadOnce(sites, language, () => loadSite(language).catch((error) => onMissing(error, null))),
    page: (path, language) => {
      const address = addressOf(path, language)
      return loadOnce(pages, address, () =>
        loadPage(path, language).catch((error) => onMissing(error, address)),
      )
    },
    load: async (path, language) => {
      const address = addressOf(path, language)
      try {
        const [site, page] = await Promise.all([
          sites.get(language) ?? loadSite(language),
          pages.get(address) ?? loadPage(path, language),
        ])
        sites.set(language, site)
        pages.set(address, page)
      } catch (error) {
        // Every deployment has an index: where it cannot be loaded either, there is no connection.
        await load(`${contentIndexPath(language)}?${Date.now()}`)
        await onMissing(error, address)
      }
    },
  }
}
