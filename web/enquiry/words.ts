import { useMemo } from 'react'
import type { Text } from '../../shared/content/text.ts'
import type { Language } from '../../shared/languages.ts'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import { wordsIn } from '../i18n/wordList.ts'
import { en, type FormWord } from './messages/en.ts'
import { fr } from './messages/fr.ts'
import { pt } from './messages/pt.ts'

export type FormWords = Record<FormWord, Text>

/** Returns all messages of the form in a language. */
export const formWordsIn = (language: Language): FormWords =>
  wordsIn<FormWord>({ en, fr, pt }, language)

/** Returns the form's messages in the current language. */
export function useFormWords(): FormWords {
  const { language } = useLanguage()
  return useMemo(() => formWordsIn(language), [language])
}
