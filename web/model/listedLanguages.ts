import { languageCodes } from '../../shared/languages.ts'
import type { Page } from './types.ts'

/** Returns the languages in which search engines may list a page; all for the not-found page, which they may not. */
export function listedLanguages(page: Page | null) {
  return page?.languages ?? page?.titledIn ?? languageCodes
}
