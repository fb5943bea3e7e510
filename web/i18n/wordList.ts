import { inLanguage } from '../../shared/content/inLanguage.ts'
import type { Text } from '../../shared/content/text.ts'
import { defaultLanguage, type Language } from '../../shared/languages.ts'

/** Messages by key and language. English is complete. */
export type Translations<Key extends string> = Record<
  Language,
  Partial<Record<Key, string>> | undefined
> & { [defaultLanguage]: Record<Key, string> }

/**
 * Returns all messages in one language, each with its key. A missing message falls back to English,
 * then to its key.
 */
export function wordsIn<Key extends string>(
  translations: Translations<Key>,
  language: Language,
): Record<Key, Text> {
  const english = translations[defaultLanguage]
  const word = (key: Key): Text =>
    inLanguage(
      key,
      { [language]: translations[language]?.[key], [defaultLanguage]: english[key] ?? key },
      language,
    )
  const keys = Object.keys(english) as Key[]
  return Object.fromEntries(keys.map((key) => [key, word(key)])) as Record<Key, Text>
}
