import { addressOf, languageAndPath } from '../../shared/content/addresses/addresses.ts'
import {
  type ContentIndex,
  contentIndexPath,
  pageModulePath,
  siteModulePath,
} from '../../shared/content/addresses/contentModulePaths.ts'
import type { Language } from '../../shared/languages.ts'
import type { Page, Site } from '../model/types.ts'
import { type Loadable, loadOnce } from './loadable.ts'

/** The content that components show. Equal calls return the same value or promise, as React's `use` requires. */
export type ContentStore = {
  site(language: Language): Loadable<Site>
  /** Returns the page at a path, the page to which the path redirects, or null. */
  page(path: string, language: Language): Loadable<Page | null>
  /**
   * Loads a page and its views before `page` returns it, for a change of language. Rejects if the network fails; may be
   * called again.
   * @returns false if the page exists in other languages only
   */
  load(path: string, language: Language): Promise<boolean>
}

/** Returns a store of one page in memory, for prerendering and tests. */
export function fixedStore(site: Site, page: Page | null): ContentStore {
  return { site: () => site, page: () => page, load: async () => true }
}

/** Thrown if the page exists only in another language, at this address. */
class ExistsElsewhere extends Error {
  readonly address: string

  constructor(address: string) {
    super(`The page exists only at ${address}`)
    this.address = address
  }
}

/** The content from which the served document was rendered. */
export type Prerendered = { path: string; site: Site; page: Page | null }

/** The functions with which `moduleStore` loads modules and handles failures. */
export type ModuleLoader = {
  /** Imports a module and returns its default export. Each URL is imported once, as browsers do. */
  load<T>(url: string): Promise<T>
  /** Loads the views with these names. Rejects if the application has no such view. */
  prepare(views: readonly string[]): Promise<unknown>
  /**
   * Called when a module cannot be loaded, such as after a new deployment, which has removed it. Loads the document
   * instead, or rejects.
   * @param address the address of the page that needs it, or null for the current page
   */
  onMissing(error: unknown, address: string | null): Promise<never>
}

type Preloading = {
  /** Loads a page before it is opened. Ignores errors, because `page` tries again and reports them. */
  preload(path: string, language: Language): Promise<void>
  /** Returns whether the page at an address can be rendered without waiting. */
  has(address: string): boolean
}

/**
 * Returns the store for the browser, which imports content modules (`shared/content/addresses/contentModulePaths.ts`).
 * The first page is available synchronously, as hydration requires.
 */
export function moduleStore(
  { path: firstPath, site: firstSite, page: firstPage }: Prerendered,
  { load, prepare, onMissing }: ModuleLoader,
): ContentStore & Preloading {
  const sites = new Map<Language, Loadable<Site>>([[firstSite.language, firstSite]])
  const pages = new Map<string, Loadable<Page | null>>([
    [addressOf(firstPath, firstSite.language), firstPage],
  ])

  const isLoaded = (value: unknown) => value !== undefined && !(value instanceof Promise)

  const index = (language: Language) => load<ContentIndex>(contentIndexPath(language))

  const loadSite = async (language: Language) =>
    load<Site>(siteModulePath(language, (await index(language)).site))

  const loadPage = async (requestedPath: string, language: Language) => {
    const { pages, redirects, elsewhere } = await index(language)
    const path = redirects[requestedPath] ?? requestedPath
    const onlyLanguage = elsewhere[path]
    if (onlyLanguage !== undefined) throw new ExistsElsewhere(addressOf(path, onlyLanguage))
    const indexed = pages[path]
    if (indexed === undefined) return null
    const { hash, views } = indexed
    const [page] = await Promise.all([
      load<Page>(pageModulePath(language, path, hash)),
      prepare(views),
    ])
    return page
  }

  return {
    site: (language) =>
      loadOnce(sites, language, () => loadSite(language).catch((error) => onMissing(error, null))),
    page: (path, language) => {
      const address = addressOf(path, language)
      return loadOnce(pages, address, async () => {
        try {
          const page = await loadPage(path, language)
          // Replaces the promise by the page, so that the page opens without waiting the next time.
          pages.set(address, page)
          return page
        } catch (error) {
          return onMissing(error, error instanceof ExistsElsewhere ? error.address : address)
        }
      })
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
        return true
      } catch (error) {
        if (error instanceof ExistsElsewhere) return false
        // Every deployment has an index: if the index fails to load too, there is no connection.
        await load(`${contentIndexPath(language)}?${Date.now()}`)
        return await onMissing(error, address)
      }
    },
    preload: async (path, language) => {
      const address = addressOf(path, language)
      try {
        pages.set(address, await (pages.get(address) ?? loadPage(path, language)))
      } catch {}
    },
    has: (address) => {
      const { language, path } = languageAndPath(address)
      return isLoaded(sites.get(language)) && isLoaded(pages.get(addressOf(path, language)))
    },
  }
}
