import type { SchemaType } from 'sanity'
import type { Language } from '../../shared/languages.ts'
import { fieldTitles } from '../publishing/fieldTitles.ts'
import { textsIn, type WrittenText } from './documentCoverage.ts'
import { staleLanguages } from './marks.ts'

/** A translation that is older than its English, with its field. */
export type StaleTranslation = WrittenText & {
  code: Language
  /** The language's name. */
  name: string
  /** Of the fields that lead to the text, as the form shows them. */
  titles: string[]
}

/** Returns the stale translations of a document in the form's order. */
export function staleIn(document: unknown, type: SchemaType): StaleTranslation[] {
  return textsIn(document, type).flatMap((text) =>
    staleLanguages(text.text).map(({ code, name }) => ({
      ...text,
      code,
      name,
      titles: fieldTitles(type, text.path, document),
    })),
  )
}
