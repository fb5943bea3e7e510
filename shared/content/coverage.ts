import { defaultLanguage, type Language, languageCodes, languages } from '../languages.ts'

/** The languages that texts are translated into. */
export const translations = languages.filter(({ code }) => code !== defaultLanguage)

/** The number of texts, and how many of them are written in each language. */
export type Coverage = { texts: number; written: Record<Language, number> }

/** A stored text, by language. */
type StoredText = { [code in Language]?: unknown }

/**
 * Counts texts and their translations. The caller selects the texts: the Studio by its schema,
 * because forms hide fields; the snapshot all in the content that has passed the gate.
 */
export function coverageOf(texts: readonly StoredText[]): Coverage {
  const counts = languageCodes.map((code) => [
    code,
    texts.filter((text) => isWritten(text[code])).length,
  ])
  return { texts: texts.length, written: Object.fromEntries(counts) }
}

/** Returns the share of texts written in a language, in whole percent; 100 only for all of them. */
export function percentOf({ texts, written }: Coverage, code: Language): number {
  return texts === 0 ? 100 : Math.floor((100 * written[code]) / texts)
}

/** Returns whether a stored value is neither blank nor an empty list. */
export function isWritten(text: unknown): boolean {
  return typeof text === 'string' ? text.trim() !== '' : Array.isArray(text) && text.length > 0
}
