import { addressOf } from '../../shared/content/addresses.ts'
import {
  type ContentIndex,
  contentIndexPath,
  pageModulePath,
  siteModulePath,
} from '../../shared/content/modules.ts'
import type { Language } from '../../shared/languages.ts'
import type { Page, Site } from '../model/types.ts'

/**
 * The source of the components' content. The same arguments return the same promise, as React's
 * `use` requires.
 */
export type Library = {
  site(language: Language): Promise<Site>
  /** Returns the page at a path, or the one that an old path leads to, or null. */
  page(path: string, language: Language): Promise<Page | null>
  /**
   * Loads a page in another language, to be shown in place. Rejects without a connection, and may then
   * be called again.
   */
  load(path: string, language: Language): Promise<void>
  /**
   * Loads a page that may be opened next. Where that is likely it is loaded as a whole, and then shown
   * at once. Never rejects.
   */
  preload(path: string, language: Language, isLikely: boolean): Promise<void>
}

/** Returns a resolved promise that React's `use` reads without suspending. */
export function settled<T>(value: T): Promise<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value })
}

/** Returns a library of one page in memory, for prerendering and tests. */
export function fixedLibrary(site: Site, page: Page | null): Library {
  const [sitePromise, pagePromise] = [settled(site), settled(page)]
  return {
    site: () => sitePromise,
    page: () => pagePromise,
    load: async () => {},
    preload: async () => {},
  }
}

/** The content that the served document was rendered from. */
export type Prerendered = { path: string; site: Site; page: Page | null }

export type ModuleLoader = {
  /** Imports a module and returns its default export. */
  load<T>(url: string): Promise<T>
  /** Loads the views of a page: all of them where it is likely to be opened next. */
  prepare(page: Page, isLikely: boolean): Promise<unknown>
  /**
   * Called when a module cannot be loaded, as after a new deployment.
   * @param address the address of the page that needs it; null for the current one
   */
  onMissing(error: unknown, address: string | null): Promise<never>
}

/**
 * Returns the browser's library: content modules, by the URL convention of `modules.ts`.
 */
export function moduleLibrary(
  prerendered: Prerendered,
  { load, prepare, onMissing }: ModuleLoader,
): Library {
  const indexes = new Map<Language, Promise<ContentIndex>>()
  const { path: firstPath, site: firstSite, page: firstPage } = prerendered
  const sites = new Map([[firstSite.language, settled(firstSite)]])
  const pages = new Map([[keyOf(firstPath, firstSite.language), settled(firstPage)]])

  const index = (language: Language) =>
    kept(indexes, language, () =>
      load<ContentIndex>(contentIndexPath(language)).catch((error) => {
        indexes.delete(language)
        throw error
      }),
    )

  const loadSite = async (language: Language) =>
    load<Site>(siteModulePath(language, (await index(language)).site))

  const loadPage = async (asked: string, language: Language, isLikely = true) => {
    const { pages, redirects } = await index(language)
    const path = redirects[asked] ?? asked
    const hash = pages[path]
    if (hash === undefined) return null
    const page = await load<Page>(pageModulePath(language, path, hash))
    await prepare(page, isLikely)
    return page
  }

  return {
    site: (language) =>
      kept(sites, language, () => loadSite(language).catch((error) => onMissing(error, null))),
    page: (path, language) =>
      kept(pages, keyOf(path, language), () =>
        loadPage(path, language).catch((error) => onMissing(error, addressOf(path, language))),
      ),
    load: async (path, language) => {
      const key = keyOf(path, language)
      try {
        const [site, page] = await Promise.all([
          sites.get(language) ?? loadSite(language),
          pages.get(key) ?? loadPage(path, language),
        ])
        kept(sites, language, () => settled(site))
        kept(pages, key, () => settled(page))
      } catch (error) {
        // Every deployment has an index: where it cannot be loaded either, there is no connection.
        await load(`${contentIndexPath(language)}?${Date.now()}`)
        await onMissing(error, addressOf(path, language))
      }
    },
    preload: async (path, language, isLikely) => {
      const key = keyOf(path, language)
      if (pages.has(key)) return
      try {
        const page = await loadPage(path, language, isLikely)
        if (page && isLikely) kept(pages, key, () => settled(page))
      } catch {
        // A failure is reported when the page is opened.
      }
    },
  }
}

const keyOf = (path: string, language: Language) => `${language} ${path}`

/** Returns the promise stored under a key, made on the first call. */
export function kept<Key, T>(
  map: Map<Key, Promise<T>>,
  key: Key,
  make: () => Promise<T>,
): Promise<T> {
  const known = map.get(key)
  if (known) return known
  const made = make()
  map.set(key, made)
  return made
}
