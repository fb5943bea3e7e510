import { createContext, useState } from 'react'
import { defaultLanguage, isLanguage, type Language } from '../../../shared/languages.ts'
import { storageItem } from '../../../web/browser/storage.ts'
import { writtenLanguageOf } from '../../documents/translations/writtenLanguage.ts'

/** The language of the texts in a form, or `all` to show all languages below each other. */
export type FormLanguage = Language | 'all'

/** The language of the form around an input. In English, translations are collapsed below each text. */
export const FormLanguageContext = createContext<FormLanguage>(defaultLanguage)

/** Sets the language of the form around an input. */
export const ChooseFormLanguage = createContext<(language: FormLanguage) => void>(() => {})

const stored = storageItem('localStorage', 'form-language')

/**
 * Returns the language of a form, with its setter. New forms open in the last chosen language; in place of English in
 * the one in which the document is written.
 */
export function useFormLanguage(document: object) {
  const [language, setChosen] = useState<FormLanguage>(() => {
    const last = stored.read()
    const isChosen = (isLanguage(last) && last !== defaultLanguage) || last === 'all'
    return isChosen ? last : writtenLanguageOf(document)
  })
  const choose = (next: FormLanguage) => {
    stored.write(next)
    setChosen(next)
  }
  return [language, choose] as const
}
