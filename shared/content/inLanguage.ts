import { defaultLanguage, type Language } from '../languages.ts'
import type { Localized } from './text.ts'

/** A value in the languages that it is written in. */
type Written<T> = { [defaultLanguage]: T } & { [code in Language]?: T | undefined }

/** Returns a value in one language, with English as the fallback, which is marked. */
export function inLanguage<T>(key: string, written: Written<T>, language: Language): Localized<T> {
  const translated = written[language]
  return translated === undefined
    ? { key, value: written[defaultLanguage], lang: defaultLanguage }
    : { key, value: translated }
}
