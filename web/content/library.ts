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
  /** Returns the page at a path, or null. */
  page(path: string, language: Language): Promise<Page | null>
  /** Begins to load a page that is likely to be opened next. */
  preload(path: string, language: Language): void
}

/** Returns a resolved promise that React's `use` reads without suspending. */
export function settled<T>(value: T): Promise<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value })
}

/** Returns a library of one page in memory, for prerendering and tests. */
export function fixedLibrary(site: Site, page: Page | null): Library {
  const [sitePromise, pagePromise] = [settled(site), settled(page)]
  return { site: () => sitePromise, page: () => pagePromise, preload: () => {} }
}

/** The content that the served document was rendered from. */
export type Prerendered = { language: Language; path: string; site: Site; page: Page | null }

export type ModuleLoader = {
  /** Imports a module and returns its default export. */
  load<T>(url: string): Promise<T>
  /** Fetches a module into the browser's cache without running it. */
  preload(url: string): void
  /** Called when a module cannot be loaded, as after a new deployment. */
  onMissing(error: unknown, path: string | null): Promise<never>
}

/**
 * Returns the browser's library: content modules, by the URL convention of `modules.ts`.
 */
export function moduleLibrary(
  prerendered: Prerendered,
  { load, preload, onMissing }: ModuleLoader,
): Library {
  const indexes = new Map<Language, Promise<ContentIndex>>()
  const sites = new Map([[prerendered.language, settled(prerendered.site)]])
  const pages = new Map([
    [keyOf(prerendered.path, prerendered.language), settled(prerendered.page)],
  ])

  const index = (language: Language) =>
    kept(indexes, language, () => load<ContentIndex>(contentIndexPath(language)))

  const pageModule = async (path: string, language: Language) => {
    const hash = (await index(language)).pages[path]
    return hash === undefined ? null : pageModulePath(language, path, hash)
  }

  return {
    site: (language) =>
      kept(sites, language, () =>
        index(language)
          .then(({ site }) => load<Site>(siteModulePath(language, site)))
          .catch((error) => onMissing(error, null)),
      ),
    page: (path, language) =>
      kept(pages, keyOf(path, language), () =>
        pageModule(path, language)
          .then((url) => (url === null ? null : load<Page>(url)))
          .catch((error) => onMissing(error, path)),
      ),
    preload: (path, language) => {
      if (pages.has(keyOf(path, language))) return
      // A failure is reported when the link is followed.
      pageModule(path, language).then(
        (url) => url !== null && preload(url),
        () => {},
      )
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
