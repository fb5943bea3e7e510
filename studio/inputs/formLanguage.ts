import { createContext, useState } from 'react'
import { defaultLanguage, isLanguage, type Language } from '../../shared/languages.ts'

/** The language in which a form shows its texts, or all of them below each other. */
export type FormLanguage = Language | 'all'

/** The language of the form around an input. In English, translations are folded below each text. */
export const FormLanguageContext = createContext<FormLanguage>(defaultLanguage)

const storageKey = 'form-language'

/** Returns the language of a form, with its setter. The next form opens in the language chosen last. */
export function useFormLanguage() {
  const [chosen, setChosen] = useState<FormLanguage>(() => {
    const stored = localStorage.getItem(storageKey)
    return isLanguage(stored) || stored === 'all' ? stored : defaultLanguage
  })
  const choose = (next: FormLanguage) => {
    localStorage.setItem(storageKey, next)
    setChosen(next)
  }
  return [chosen, choose] as const
}
