import { createContext } from 'react'
import { toPlainText } from '../../../shared/content/languages/inLanguage.ts'
import { defaultLanguage, type Language } from '../../../shared/languages.ts'

type Source = {
  english?: unknown
  /** The visible language, if only one is shown. */
  alone?: Language | undefined
}

/** The localized text around an input. */
export const SourceText = createContext<Source>({})

/**
 * Returns whether a field names its language: beside other languages, and in a translation without English above it,
 * where editors might write English by mistake.
 */
export function isNamed(code: string, { alone, english }: Source): boolean {
  return alone !== code || (alone !== defaultLanguage && toPlainText(english).trim() === '')
}
