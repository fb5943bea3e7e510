import { useMemo, useState } from 'react'
import { getPublishedId, type Schema, useSchema } from 'sanity'
import { translations } from '../../shared/content/coverage.ts'
import type { Language } from '../../shared/languages.ts'
import { useDocumentTypes, useLiveQuery } from '../desk/useLiveQuery.ts'
import { language } from '../i18n/language.ts'
import { translationsOf } from './texts.ts'

export type StoredDocument = { _id: string; _type: string }

const everything = '*[_type in $types]'

/** Where this browser keeps the language that an editor translates into. */
const storageKey = 'translation-language'

/**
 * The language that an editor translates into, and a function to choose it; null for all. Before it is
 * chosen, it is the Studio's.
 */
export function useMyLanguage() {
  const [code, setCode] = useState(() => localStorage.getItem(storageKey) ?? language)
  const choose = (next: Language | null) => {
    localStorage.setItem(storageKey, next ?? 'all')
    setCode(next ?? 'all')
  }
  return [translations.find((it) => it.code === code) ?? null, choose] as const
}

/**
 * Follows the documents with missing or stale translations; undefined while they are loading.
 * @param only the one language to look at
 */
export function useUntranslated(only?: Language) {
  const schema = useSchema()
  const types = useDocumentTypes()
  const { result, error } = useLiveQuery<StoredDocument[]>(everything, everything, { types })
  const documents = useMemo(
    () => result && untranslatedAmong(result, schema, only),
    [result, schema, only],
  )
  return { documents, error }
}

/**
 * Returns the documents with missing or stale translations and the languages concerned. The least
 * translated come first. Where a document has a draft, the draft counts, because editors work on that.
 */
export function untranslatedAmong(
  documents: readonly StoredDocument[],
  schema: Schema,
  only?: Language,
) {
  const ids = new Set(documents.map(({ _id }) => _id))
  return documents
    .filter(({ _id }) => !ids.has(`drafts.${_id}`) && !_id.startsWith('versions.'))
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
    .toSorted((one, other) => other.missing - one.missing || other.stale - one.stale)
}

/**
 * Returns where an `IntentLink` leads that opens the field of a text in one language.
 * @param path of the text, in Sanity's notation
 */
export function toTranslation({ _id, _type }: StoredDocument, path: string, code: Language) {
  return {
    intent: 'edit',
    params: { id: getPublishedId(_id), type: _type, path: `${path}.${code}` },
  }
}
