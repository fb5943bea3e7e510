import { useState } from 'react'
import { getPublishedId, type Schema, useSchema } from 'sanity'
import { translations } from '../../../shared/content/languages/translationCoverage.ts'
import type { Language } from '../../../shared/languages.ts'
import { storageItem } from '../../../web/browser/storage.ts'
import { studioLanguage } from '../../i18n/language.ts'
import { type ReadDocument, useAllDocuments } from '../../queries/useAllDocuments.ts'
import { currentVersions } from '../currentVersions.ts'
import { translationsOf } from './translatableTexts.ts'

export type StoredDocument = { _id: string; _type: string }

/** Cache by id. Documents without issues are kept as a revision only. */
const readDocuments = new Map<string, ReadDocument>()

const stored = storageItem('localStorage', 'translation-language')

/** Returns the language to translate into, or null for all, and its setter. Default: the Studio's language. */
export function useMyLanguage() {
  const [code, setCode] = useState(() => stored.read() ?? studioLanguage)
  const choose = (next: Language | null) => {
    stored.write(next ?? 'all')
    setCode(next ?? 'all')
  }
  return [translations.find((language) => language.code === code) ?? null, choose] as const
}

/**
 * Follows the documents with missing or stale translations, last changed first. After the first load, only
 * changed documents are read.
 * @param only limits the check to one language
 */
export function useUntranslated(only?: Language) {
  const schema = useSchema()
  const read = useAllDocuments(readDocuments, (document) => {
    const { _id, _type, _rev } = document
    return findUntranslated([document], schema).length > 0 ? document : { _id, _type, _rev }
  })
  return { ...read, documents: read.documents && findUntranslated(read.documents, schema, only) }
}

/**
 * Returns the documents with missing or stale translations, and the languages concerned, the least translated
 * first.
 */
export function findUntranslated(
  documents: readonly StoredDocument[],
  schema: Schema,
  only?: Language,
) {
  return currentVersions(documents)
    .flatMap((document) => {
      const type = schema.get(document._type)
      const states = type ? translationsOf(document, type) : []
      const languages = states.filter(
        ({ code, missing, stale }) => missing + stale.length > 0 && (!only || code === only),
      )
      const missing = languages.reduce((sum, language) => sum + language.missing, 0)
      const stale = languages.reduce((sum, language) => sum + language.stale.length, 0)
      return type && languages.length > 0 ? [{ document, type, languages, missing, stale }] : []
    })
    .toSorted((a, b) => b.missing - a.missing || b.stale - a.stale)
}

/**
 * Returns the target of an `IntentLink` to the field of a text in one language.
 * @param path of the text, in Sanity's notation
 */
export function translationIntent({ _id, _type }: StoredDocument, path: string, code: Language) {
  return {
    intent: 'edit',
    params: { id: getPublishedId(_id), type: _type, path: `${path}.${code}` },
  }
}
