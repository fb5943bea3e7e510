import { createContext, useState } from 'react'
import { defaultLanguage, isLanguage, type Language } from '../../../shared/languages.ts'

/** The language of the texts in a form, or `all` to show all languages below each other. */
export type FormLanguage = Language | 'all'

/** The language of the form around an input. In English, translations are collapsed below each text. */
export const FormLanguageContext = createContext<FormLanguage>(defaultLanguage)

const storageKey = 'form-language'

/** Returns the language of a form, with its setter. New forms open in the last chosen language. */
export function useFormLanguage() {
  const [language, setChosen] = useState<FormLanguage>(() => {
    const stored = localStorage.getItem(storageKey)
    return isLanguage(stored) || stored === 'all' ? stored : defaultLanguage
  })
  const choose = (next: FormLanguage) => {
    localStorage.setItem(storageKey, next)
    setChosen(next)
  }
  return [language, choose] as const
}
