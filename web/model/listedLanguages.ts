import { languageCodes } from '../../shared/languages.ts'
import type { Page } from './types.ts'

/**
 * Returns the languages in which search engines may list a page. Returns all languages for the not-found page, although
 * it is never listed.
 */
export function listedLanguages(page: Page | null) {
  return page?.languages ?? page?.titledIn ?? languageCodes
}
