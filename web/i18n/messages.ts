import type { Text } from '../../shared/content/text.ts'
import type { Language } from '../../shared/languages.ts'
import { en, type MessageKey } from './messages/en.ts'
import { fr } from './messages/fr.ts'
import { pt } from './messages/pt.ts'
import { wordsIn } from './wordList.ts'

/** The interface's messages in one language. */
export type Messages = Record<MessageKey, Text>

/** Returns all interface messages in a language. */
export function messagesIn(language: Language): Messages {
  return wordsIn<MessageKey>({ en, fr, pt }, language)
}
