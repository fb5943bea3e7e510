import type { ObjectInputProps } from 'sanity'
import { languageCodes } from '../../shared/languages.ts'
import { CountedInput } from './CountedInput.tsx'
import { useUnsetWhenEmptied } from './useUnsetWhenEmptied.ts'

/** A localized text, removed from the document when its last language is cleared. */
export function LocalizedInput(props: ObjectInputProps) {
  useUnsetWhenEmptied(props, languageCodes)
  return <CountedInput {...props} />
}
