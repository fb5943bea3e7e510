import { getPublishedId, type SchemaType } from 'sanity'
import { percentOf, translations } from '../../shared/content/coverage.ts'
import { asEdited } from '../documents/asEdited.ts'
import { documentCoverage } from './documentCoverage.ts'
import { staleIn } from './stale.ts'

export type StoredDocument = { _id: string; _type: string }

/**
 * Returns the documents with missing or stale translations: the languages they are missing in and the
 * stale texts. The least translated come first. Where a document has a draft, the draft counts, because editors work on that.
 * @param typeOf the schema's types by name
 */
export function missingIn(
  documents: StoredDocument[],
  typeOf: (name: string) => SchemaType | undefined,
) {
  return asEdited(documents)
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
      const stale = staleIn(document, type)
      return languages.length + stale.length > 0
        ? [{ document: { _id, _type: document._type }, languages, stale }]
        : []
    })
    .sort((a, b) => total(b.languages) - total(a.languages) || b.stale.length - a.stale.length)
}

function total(languages: { missing: number }[]): number {
  return languages.reduce((sum, { missing }) => sum + missing, 0)
}
