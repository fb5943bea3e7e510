import { defaultLanguage, type Language, languageCodes } from '../../languages.ts'
import { isObject } from '../fieldPaths.ts'
import { isTranslated, isWritten } from './translationCoverage.ts'

/** The types of documents that exist only in the languages in which their title is written. */
const partlyLocalizedTypes: readonly unknown[] = ['newsArticle']

/**
 * Returns the languages in which a document, stored or parsed, exists. Documents of most types exist in all languages.
 */
export function languagesOf({ _type, title }: { _type?: unknown; title?: unknown }) {
  if (!partlyLocalizedTypes.includes(_type)) return languageCodes
  return languageCodes.filter((code) => isObject(title) && isWritten(title[code]))
}

/** Returns the language from which a document is translated: English, or else the first in which it exists. */
export function sourceLanguageOf(document: Parameters<typeof languagesOf>[0]): Language {
  const existing = languagesOf(document)
  return existing.includes(defaultLanguage) ? defaultLanguage : (existing[0] ?? defaultLanguage)
}

/**
 * Returns a part of a document in which each text without English has the text of the document's source language in
 * its place, because shapes require English. A document that is not in English is never shown in it.
 */
export function withSourceTexts(part: unknown, source: Language): unknown {
  if (source === defaultLanguage) return part
  if (Array.isArray(part)) return part.map((entry) => withSourceTexts(entry, source))
  if (!isObject(part)) return part
  const fields = Object.entries(part).map(([name, value]) => [name, withSourceTexts(value, source)])
  const isMissing = isWritten(part[source]) && !isWritten(part[defaultLanguage])
  return { ...Object.fromEntries(fields), ...(isMissing && { [defaultLanguage]: part[source] }) }
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
