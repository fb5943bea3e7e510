import { type Language, languageCodes } from '../languages.ts'
import { isRecord } from './fieldPaths.ts'
import { isTranslated, isWritten } from './translationCoverage.ts'

/** The types of documents that exist only in the languages in which their title is written. */
const types: readonly unknown[] = ['newsArticle']

/** Returns the languages in which a document exists, stored or parsed: all, for most types. */
export function languagesOf({ _type, title }: { _type?: unknown; title?: unknown }) {
  if (!types.includes(_type)) return languageCodes
  return languageCodes.filter((code) => isRecord(title) && isWritten(title[code]))
}

/** Returns whether a value exists in a language. Only documents may not. */
export function existsIn(value: unknown, language: Language): boolean {
  return !isRecord(value) || languagesOf(value).includes(language)
}

/**
 * Returns the languages in which a document has a title of its own. In the others English replaces it, as it mostly does
 * the rest of a page that nobody has translated.
 */
export function titledLanguagesOf({ title }: { title: { [code in Language]?: unknown } }) {
  return languageCodes.filter((code) => isTranslated(title, code))
}
