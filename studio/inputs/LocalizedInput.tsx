import type { ObjectInputProps } from 'sanity'
import { languageCodes } from '../../shared/languages.ts'
import { CountedInput } from './CountedInput.tsx'
import { useUnsetWhenEmptied } from './useUnsetWhenEmptied.ts'

/** A text in all languages: gone from the document with its last language. */
export function LocalizedInput(props: ObjectInputProps) {
  useUnsetWhenEmptied(props, languageCodes)
  return <CountedInput {...props} />
}
