import { getPublishedId, type Schema, useSchema } from 'sanity'
import type { Language } from '../../shared/languages.ts'
import { useDocumentTypes, useLiveQuery } from '../desk/useLiveQuery.ts'
import { translationsOf } from './texts.ts'

export type StoredDocument = { _id: string; _type: string }

const everything = '*[_type in $types]'

/** Follows the documents with missing or stale translations; undefined while they are loading. */
export function useUntranslated() {
  const schema = useSchema()
  const types = useDocumentTypes()
  const { result, error } = useLiveQuery<StoredDocument[]>(everything, everything, { types })
  return { documents: result && untranslatedAmong(result, schema), error }
}

/**
 * Returns the documents with missing or stale translations and the languages concerned. The least
 * translated come first. Where a document has a draft, the draft counts, because editors work on that.
 */
export function untranslatedAmong(documents: readonly StoredDocument[], schema: Schema) {
  const ids = new Set(documents.map(({ _id }) => _id))
  return documents
    .filter(({ _id }) => !ids.has(`drafts.${_id}`) && !_id.startsWith('versions.'))
    .flatMap((document) => {
      const type = schema.get(document._type)
      const states = type ? translationsOf(document, type) : []
      const languages = states.filter(({ missing, stale }) => missing + stale.length > 0)
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
