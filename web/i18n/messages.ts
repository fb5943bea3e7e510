import type { Text } from '../../shared/content/text.ts'
import type { Language } from '../../shared/languages.ts'
import { en, type MessageKey } from './messages/en.ts'
import { fr } from './messages/fr.ts'
import { pt } from './messages/pt.ts'
import { type Edited, type InEveryLanguage, wordsIn } from './wordList.ts'

/** The interface's messages in one language. */
export type Messages = Record<MessageKey, Text>

/** The interface's messages as they are in the code. */
export const messages: InEveryLanguage<MessageKey> = { en, fr, pt }

/** Returns all interface messages in a language. */
export function messagesIn(language: Language, edited?: Edited<MessageKey>): Messages {
  return wordsIn<MessageKey>(messages, language, edited)
}
