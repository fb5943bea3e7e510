import { defaultLanguage, type Language, languages } from '../../languages.ts'
import { isBlank, needsTranslation } from '../../text/visibleText.ts'
import { isObject } from '../fieldPaths.ts'

/** The languages into which English texts are translated. */
export const translations = languages.filter(({ code }) => code !== defaultLanguage)

/**
 * Counts the translations of texts by language. The caller selects the texts. The Studio uses its schema, because forms
 * hide fields; the snapshot uses all valid content.
 */
export function translationCoverage(texts: readonly { [code in Language]?: unknown }[]) {
  return translations.map(({ code, name }) => {
    const written = texts.filter((text) => isTranslated(text, code)).length
    return { code, name, written, missing: texts.length - written }
  })
}

/** Returns whether a text has a translation, or needs none. */
export function isTranslated(text: { [code in Language]?: unknown }, code: Language): boolean {
  return isWritten(text[code]) || !needsTranslation(text[defaultLanguage])
}

/** Whether a stored value is a text with a visible character. */
export function isWritten(text: unknown): boolean {
  return (typeof text === 'string' || Array.isArray(text)) && !isEmpty(text)
}

/**
 * Returns whether a stored text, list, rich text, block or span has no visible character. Returns false for other
 * values.
 */
export function isEmpty(text: unknown): boolean {
  if (typeof text === 'string') return isBlank(text)
  if (Array.isArray(text)) return text.every(isEmpty)
  return isObject(text) && isEmpty(text.children ?? text.text)
}
