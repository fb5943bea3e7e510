import type { SchemaType } from 'sanity'
import { languagesOf } from '../../../shared/content/languages/documentLanguages.ts'
import {
  isTranslated,
  isWritten,
  translationCoverage,
} from '../../../shared/content/languages/translationCoverage.ts'
import { defaultLanguage, type Language, languages } from '../../../shared/languages.ts'
import { textFields } from '../../schema/textFields.ts'
import { formerFile, shownFile } from './describedFiles.ts'
import { isStale } from './sourceHashes.ts'

/** A text that exists in English, with its field. */
type SourceText = {
  /** The path of the field, in Sanity's notation. */
  path: string
  text: Fields
  /** The id of the picture or file that it describes. */
  file: string | undefined
}

/** Returns the texts of a document in the form's order: the visible fields of localized types that exist in English. */
export function collectTexts(document: unknown, type: SchemaType): SourceText[] {
  return textFields(document, type).flatMap(({ path, value: text, parent }) =>
    typeof text !== 'string' && isWritten(text[defaultLanguage])
      ? [{ path, text, file: shownFile(parent) }]
      : [],
  )
}

/** Returns whether a translation is older than its English, or a text describes a former picture or file. */
export function isOutdated({ text, file }: Pick<SourceText, 'text' | 'file'>, code: Language) {
  return isStale(text, code) || (isWritten(text[code]) && formerFile(text, file) !== undefined)
}

/**
 * Returns the state of a document's translations by language, with its missing and outdated texts in the form's order.
 * English is included if it is outdated. Cached per document, because badges and validation read it at every keystroke.
 */
export function translationsOf(document: object, type: SchemaType) {
  const state = statesByDocument.get(document) ?? readTranslations(document, type)
  statesByDocument.set(document, state)
  return state
}

const statesByDocument = new WeakMap<object, ReturnType<typeof readTranslations>>()

function readTranslations(document: object, type: SchemaType) {
  const texts = collectTexts(document, type)
  // A document has no missing translations in languages in which it does not exist.
  const codes = languagesOf(Object(document))
  const coverages = translationCoverage(texts.map(({ text }) => text))
  const states = coverages
    .filter(({ code }) => codes.includes(code))
    .map((coverage) => ({
      ...coverage,
      texts: texts.length,
      unwritten: texts.filter(({ text }) => !isTranslated(text, coverage.code)),
      stale: texts.filter((text) => isOutdated(text, coverage.code)),
    }))
  // English is outdated only after the picture or the file that it describes was replaced.
  const stale = texts.filter((text) => isOutdated(text, defaultLanguage))
  const complete = { written: texts.length, missing: 0, unwritten: [] }
  const english = languages
    .filter(({ code }) => code === defaultLanguage && stale.length > 0)
    .map(({ code, name }) => ({ code, name, ...complete, texts: texts.length, stale }))
  return [...states, ...english]
}

type Fields = Record<string, unknown>
