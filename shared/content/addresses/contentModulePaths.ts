import type { Language } from '../../languages.ts'

/**
 * Paths of the content modules. Each page in each language is a JavaScript module, so that loading
 * it is an import and not a fetch. A module's path contains the hash of its content, so it can be cached
 * for ever; `contentIndexPath`, which has the current hashes, and the paths of the search are fixed.
 */

export type ContentIndex = {
  site: string
  /** By path. */
  pages: Record<string, IndexedModule>
  /** Paths of pages by the old paths that redirect to them. */
  redirects: Record<string, string>
  /** For pages that do not exist in this language, another language in which they do, by path. */
  elsewhere: Record<string, Language>
}

type IndexedModule = {
  /** The hash of the page's module. */
  hash: string
  /** The names of the page's views, so that they are requested together with its module. */
  views: string[]
}

export const contentIndexPath = (language: Language) => `/content/${language}.js`

export const siteModulePath = (language: Language, hash: string) =>
  `/content/${hash}/${language}/site.js`

export const pageModulePath = (language: Language, path: string, hash: string) =>
  `/content/${hash}/${language}/${fileName(path)}.js`

/** The search's modules have fixed paths too, so that the first keystroke can request all of them in parallel. */
export const searchContentPath = (language: Language) => `/content/${language}-search.js`

export const searchIndexPath = (language: Language) => `/content/${language}-pages.js`

/** No slug can be `_home`. */
export function fileName(path: string): string {
  return path === '/' ? '_home' : path.slice(1)
}
