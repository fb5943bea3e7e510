import { defaultLanguage, type Language, languages } from '../languages.ts'

/** The languages that texts are translated into. */
export const translations = languages.filter(({ code }) => code !== defaultLanguage)

/** A stored text, by language. */
type StoredText = { [code in Language]?: unknown }

/**
 * Counts the translations of texts by language; their percentage is rounded down. The caller selects
 * the texts: the Studio by its schema, because forms hide fields; the snapshot all in the content that
 * has passed the gate.
 */
export function coverageOf(texts: readonly StoredText[]) {
  return translations.map(({ code, name }) => {
    const written = texts.filter((text) => isWritten(text[code])).length
    const percent = texts.length === 0 ? 100 : Math.floor((100 * written) / texts.length)
    return { code, name, written, missing: texts.length - written, percent }
  })
}

/** Returns whether a stored value is neither blank nor an empty list. */
export function isWritten(text: unknown): boolean {
  return typeof text === 'string' ? text.trim() !== '' : Array.isArray(text) && text.length > 0
}
