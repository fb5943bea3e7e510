import type { Language } from '../languages.ts'
import { capitalized } from './capitalized.ts'
import { displayNames } from './formats.ts'

/** Returns the names of languages in a language, beginning like a sentence: «Anglais, français». */
export function languageNames(codes: readonly string[], language: Language): string {
  const known = displayNames(language, { type: 'language' })
  return capitalized(codes.map((code) => known.of(code)).join(', '))
}
