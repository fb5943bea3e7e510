import { defaultLanguage, type Language } from './languages.ts'
import { en } from './messages/en.ts'
import { fr } from './messages/fr.ts'
import { pt } from './messages/pt.ts'
import type { Text } from './text.ts'

/** The interface's own words: everything that is not written in the CMS. */
export type MessageKey = keyof typeof en

/** The interface's words in one language, each with the key it is looked up by. */
export type Messages = Record<MessageKey, Text>

const translations: Record<Language, Partial<Record<MessageKey, string>>> = { en, fr, pt }

/** All messages in a language; where one is missing the English text stands in, then the key. */
export function messagesIn(language: Language): Messages {
  const keys = Object.keys(en) as MessageKey[]
  return Object.fromEntries(keys.map((key) => [key, message(key, language)])) as Messages
}

function message(key: MessageKey, language: Language): Text {
  const translated = translations[language][key]
  return translated === undefined
    ? { key, value: en[key] ?? key, lang: defaultLanguage }
    : { key, value: translated }
}
