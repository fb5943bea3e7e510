import type { Text } from '../../shared/content/text.ts'
import type { Language } from '../../shared/languages.ts'
import { en, type MessageKey } from './messages/en.ts'
import { fr } from './messages/fr.ts'
import { pt } from './messages/pt.ts'
import { wordsIn } from './wordList.ts'

/** The interface's words in one language, each with the key it is looked up by. */
export type Messages = Record<MessageKey, Text>

/** All messages in a language. */
export function messagesIn(language: Language): Messages {
  return wordsIn<MessageKey>({ en, fr, pt }, language)
}
