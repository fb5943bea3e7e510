import { getPublishedId, type SchemaType } from 'sanity'
import { percentOf, translations } from '../../shared/content/coverage.ts'
import { documentCoverage } from './documentCoverage.ts'

export type StoredDocument = { _id: string; _type: string }

/**
 * Returns the documents with missing translations and the languages they are missing in, the least
 * translated first. Where a document has a draft, the draft counts, because editors work on that.
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
      const coverage = documentCoverage(document, type)
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
