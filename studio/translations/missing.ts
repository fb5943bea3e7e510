import { getPublishedId, type SchemaType } from 'sanity'
import { coverageOf, percentOf, translations } from './coverage.ts'

export type StoredDocument = { _id: string; _type: string }

/**
 * The documents with texts that are not translated, each with the languages they are missing in;
 * the least translated come first. Of a document with a draft, the draft counts: it is what an
 * editor goes on with.
 * @param typeOf the schema's types by name
 */
export function missingIn(
  documents: StoredDocument[],
  typeOf: (name: string) => SchemaType | undefined,
) {
  const ids = new Set(documents.map(({ _id }) => _id))
  return documents
    .filter(({ _id }) => !ids.has(`drafts.${_id}`) && !_id.startsWith('versions.'))
    .flatMap((document) => {
      const type = typeOf(document._type)
      if (!type) return []
      const coverage = coverageOf(document, type)
      const languages = translations
        .map(({ code, name }) => ({
          code,
          name,
          missing: coverage.texts - coverage.written[code],
          percent: percentOf(coverage, code),
        }))
        .filter(({ missing }) => missing > 0)
      const _id = getPublishedId(document._id)
      return languages.length > 0 ? [{ document: { _id, _type: document._type }, languages }] : []
    })
    .sort((a, b) => total(b.languages) - total(a.languages))
}

function total(languages: { missing: number }[]): number {
  return languages.reduce((sum, { missing }) => sum + missing, 0)
}
