import type { Text } from '../../shared/content/text.ts'
import type { Language } from '../../shared/languages.ts'
import { en, type FormWord } from './formWords/en.ts'
import { fr } from './formWords/fr.ts'
import { pt } from './formWords/pt.ts'
import { type Edited, type InEveryLanguage, wordsIn } from './wordList.ts'

/** The messages of the enquiry form in one language. */
export type FormWords = Record<FormWord, Text>

export const formWords: InEveryLanguage<FormWord> = { en, fr, pt }

/** Returns all messages of the form in a language. */
export function formWordsIn(language: Language, edited?: Edited<FormWord>): FormWords {
  return wordsIn<FormWord>(formWords, language, edited)
}
