import { useMemo } from 'react'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import type { Language } from '../i18n/languages.ts'
import type { Text } from '../i18n/text.ts'
import { wordsIn } from '../i18n/wordList.ts'
import { en } from './messages/en.ts'
import { fr } from './messages/fr.ts'
import { pt } from './messages/pt.ts'

/**
 * The form's words. They come with the form's code, not with the interface's messages, so that no
 * other page carries them.
 */
export type FormWord = keyof typeof en

export type FormWords = Record<FormWord, Text>

/** All words of the form in a language. */
export const formWordsIn = (language: Language): FormWords =>
  wordsIn<FormWord>({ en, fr, pt }, language)

/** The form's words in the language shown. */
export function useFormWords(): FormWords {
  const { language } = useLanguage()
  return useMemo(() => formWordsIn(language), [language])
}
