import type { Stored } from '../../shared/content/shapes/localized.ts'
import type { Text } from '../../shared/content/text.ts'
import { inLanguage } from '../../shared/content/text.ts'
import { defaultLanguage, type Language, languageCodes } from '../../shared/languages.ts'

/** Messages by key and language. English is complete. */
export type Translations<Key extends string> = Record<
  Language,
  Partial<Record<Key, string>> | undefined
> & { [defaultLanguage]: Record<Key, string> }

/** The messages in the code: every language is there. */
export type InEveryLanguage<Key extends string> = Record<Language, Partial<Record<Key, string>>> & {
  [defaultLanguage]: Record<Key, string>
}

/** Messages that editors have written in place of those of the code. */
export type Edited<Key extends string> = { readonly [key in Key]?: Stored<string> | undefined }

/**
 * Returns all messages in one language, each with its key. A missing message falls back to English,
 * then to its key.
 * @param edited takes the place of a message in all languages
 */
export function wordsIn<Key extends string>(
  translations: Translations<Key>,
  language: Language,
  edited: Edited<Key> = {},
): Record<Key, Text> {
  const english = translations[defaultLanguage]
  const written = (key: Key) => ({
    [language]: translations[language]?.[key],
    [defaultLanguage]: english[key] ?? key,
  })
  const keys = Object.keys(english) as Key[]
  return Object.fromEntries(
    keys.map((key) => [key, inLanguage(key, edited[key] ?? written(key), language)]),
  ) as Record<Key, Text>
}

/** Returns a message in every language in which it is written. */
export function inAllLanguages<Key extends string>(
  translations: Translations<Key>,
  key: Key,
): Stored<string> {
  return {
    [defaultLanguage]: translations[defaultLanguage][key],
    ...Object.fromEntries(languageCodes.map((code) => [code, translations[code]?.[key]])),
  }
}
