import { defaultLanguage, type Language, languageCodes, languages } from '../languages.ts'

/** The languages that texts are translated into. */
export const translations = languages.filter(({ code }) => code !== defaultLanguage)

/** The number of texts, and how many of them are written in each language. */
export type Coverage = { texts: number; written: Record<Language, number> }

/** A text as it is stored, by language. */
type StoredText = { [code in Language]?: unknown }

/**
 * Counts texts and their translations. Which texts count is the caller's to say: the Studio goes by
 * its schema, because a form hides fields; the snapshot by the content that has passed the gate.
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

/** Whether a stored value says something: blank lines and empty lists do not. */
export function isWritten(text: unknown): boolean {
  return typeof text === 'string' ? text.trim() !== '' : Array.isArray(text) && text.length > 0
}
