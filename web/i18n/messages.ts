import type { Language } from './languages.ts'
import { en } from './messages/en.ts'
import { fr } from './messages/fr.ts'
import { pt } from './messages/pt.ts'
import type { Text } from './text.ts'
import { wordsIn } from './wordList.ts'

/** The interface's own words: everything that is not written in the CMS. */
export type MessageKey = keyof typeof en

/** The interface's words in one language, each with the key it is looked up by. */
export type Messages = Record<MessageKey, Text>

/** All messages in a language. */
export function messagesIn(language: Language): Messages {
  return wordsIn<MessageKey>({ en, fr, pt }, language)
}
