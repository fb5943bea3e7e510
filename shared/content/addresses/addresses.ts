import { defaultLanguage, isLanguage, type Language, languageCodes } from '../../languages.ts'
import { canonicalPath, homePath } from './paths.ts'

/** Addresses of pages: `/about` is `/fr/about` in French; the home page is `/` and `/fr`. */

/** The path may have a query and a fragment. */
export function addressOf(path: string, language: Language): string {
  if (language === defaultLanguage) return path
  // The home page's path is a slash only.
  return `/${language}${path.replace(/^\/(?=[?#]|$)/, '')}`
}

/** Parses an address's path to its language and the page's path. */
export function languageAndPath(pathname: string): { language: Language; path: string } {
  const path = canonicalPath(pathname)
  const [, code, ...segments] = path.split('/')
  return isLanguage(code) && code !== defaultLanguage
    ? { language: code, path: `${homePath}${segments.join('/')}` }
    : { language: defaultLanguage, path }
}

export function markdownAddress(address: string): string {
  return address === homePath ? '/index.md' : `${address}.md`
}

/** The path of the not-found page. Hosts serve it for unknown paths. */
export const notFoundPath = '/404'

/**
 * Returns a page's addresses by `hreflang`, for search engines. `x-default`, for readers of any other language, is the
 * first address: the English one if the page exists in English.
 */
export function alternatesOf(
  path: string,
  languages = languageCodes,
): { hreflang: string; address: string }[] {
  const [first = defaultLanguage] = languages
  return [
    ...languages.map((code) => ({ hreflang: code, address: addressOf(path, code) })),
    { hreflang: 'x-default', address: addressOf(path, first) },
  ]
}
