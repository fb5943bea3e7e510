import { defaultLanguage, type Language, languages } from '../languages.ts'

export const translations = languages.filter(({ code }) => code !== defaultLanguage)

/**
 * Counts the translations of texts by language; the percentage is rounded down. The caller selects the
 * texts: the Studio by its schema, because forms hide fields; the snapshot takes all valid content.
 */
export function coverageOf(texts: readonly { [code in Language]?: unknown }[]) {
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
