import {
  languagesOf,
  sourceLanguageOf,
} from '../../../shared/content/languages/documentLanguages.ts'
import type { Language } from '../../../shared/languages.ts'
import { studioLanguage } from '../../i18n/language.ts'

/**
 * Returns the language in which a document has what is required. News without a title yet is written in the Studio's
 * language.
 */
export function writtenLanguageOf(document: Parameters<typeof languagesOf>[0]): Language {
  return languagesOf(document).length === 0 ? studioLanguage : sourceLanguageOf(document)
}
