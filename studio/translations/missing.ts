import { getPublishedId, type SchemaType } from 'sanity'
import { percentOf, translations } from '../../shared/content/coverage.ts'
import type { Language } from '../../shared/languages.ts'
import { fieldTitles } from '../publishing/fieldTitles.ts'
import { documentCoverage, textsIn, type WrittenText } from './documentCoverage.ts'
import { staleLanguages } from './marks.ts'

/** A translation that is older than its English, with its field. */
export type StaleTranslation = WrittenText & {
  code: Language
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

/**
 * Returns each of these stored documents once, as its form shows it: the draft where it has one,
 * because editors work on that.
 */
function asEdited<Stored extends { _id: string }>(documents: readonly Stored[]): Stored[] {
  const ids = new Set(documents.map(({ _id }) => _id))
  return documents.filter(({ _id }) => !ids.has(`drafts.${_id}`) && !_id.startsWith('versions.'))
}

/**
 * Returns where an `IntentLink` leads that opens the field of a text in one language.
 * @param path of the text, in Sanity's notation
 */
export function toTranslation(
  { _id, _type }: { _id: string; _type: string },
  path: string,
  code: Language,
) {
  return {
    intent: 'edit',
    params: { id: getPublishedId(_id), type: _type, path: `${path}.${code}` },
  }
}
