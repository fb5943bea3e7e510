import { type Language, languageCodes } from '../../languages.ts'
import { isObject } from '../fieldPaths.ts'
import { isTranslated, isWritten } from './translationCoverage.ts'

/** The types of documents that exist only in the languages in which their title is written. */
const types: readonly unknown[] = ['newsArticle']

/**
 * Returns the languages in which a document, stored or parsed, exists. Documents of most types exist in all languages.
 */
export function languagesOf({ _type, title }: { _type?: unknown; title?: unknown }) {
  if (!types.includes(_type)) return languageCodes
  return languageCodes.filter((code) => isObject(title) && isWritten(title[code]))
}

/** Returns whether a value exists in a language. Always true for values other than documents. */
export function existsIn(value: unknown, language: Language): boolean {
  return !isObject(value) || languagesOf(value).includes(language)
}

/**
 * Returns the languages in which a document has its own title. In other languages, English replaces the title and
 * usually the rest of the page, because the page is not translated.
 */
export function titledLanguagesOf({ title }: { title: { [code in Language]?: unknown } }) {
  return languageCodes.filter((code) => isTranslated(title, code))
}
