import { languageAndPath } from '../../shared/content/addresses.ts'
import type { Language } from '../../shared/languages.ts'

/** Returns what a link leads to, as if it were a page; null if it leads to another site. */
export function pageBehind(link: HTMLAnchorElement): { path: string; language: Language } | null {
  return link.origin === location.origin ? languageAndPath(link.pathname) : null
}
