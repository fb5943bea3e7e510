import type { Language } from '../languages.ts'

/**
 * How content reaches the browser: each page in each language is a JavaScript module, so that
 * loading one is a script like any other and never a fetch. Modules are named by the hash of what
 * is in them and live for ever; `contentIndexPath` alone keeps its name and says which are current.
 */

/** The current modules' hashes in one language. */
export type ContentIndex = { site: string; pages: Record<string, string> }

export const contentIndexPath = (language: Language) => `/content/${language}.js`

export const siteModulePath = (language: Language, hash: string) =>
  `/content/${hash}/${language}/site.js`

export const pageModulePath = (language: Language, path: string, hash: string) =>
  `/content/${hash}/${language}/${fileName(path)}.js`

/** A page's path as a file name without extension. No slug can have that of the home page. */
export function fileName(path: string): string {
  return path === '/' ? '_home' : path.slice(1)
}
