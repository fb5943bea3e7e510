import { useEffect, useRef, useState } from 'react'
import { getPublishedId, type Schema, useClient, useSchema } from 'sanity'
import { translations } from '../../shared/content/coverage.ts'
import { apiVersion } from '../../shared/contentLake.ts'
import type { Language } from '../../shared/languages.ts'
import { useDocumentTypes, useLiveQuery } from '../desk/useLiveQuery.ts'
import { language } from '../i18n/language.ts'
import { translationsOf } from './texts.ts'

export type StoredDocument = { _id: string; _type: string }

type Revision = StoredDocument & { _rev: string }

const everything = '*[_type in $types]'
const revisions = `${everything} | order(_updatedAt desc){_id, _type, _rev}`

/** How many documents a request reads: 2,000 pages are 54 MB. */
const batch = 100

/** The documents that have been read, by id. Of those that lack nothing the revision is enough. */
const read = new Map<string, Revision>()

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
 * Follows the documents with missing or stale translations, the last changed first; later only what changes.
 * @param only the one language to look at
 */
export function useUntranslated(only?: Language) {
  const schema = useSchema()
  const client = useClient({ apiVersion })
  const types = useDocumentTypes()
  const { result: all, error } = useLiveQuery<Revision[]>(revisions, everything, { types })
  const [found, setFound] = useState<Revision[]>()
  const [readError, setReadError] = useState<unknown>()
  const reading = useRef<Promise<unknown>>(Promise.resolve())
  useEffect(() => {
    if (!all) return
    const superseded = new AbortController()
    const show = () => setFound(all.map((it) => read.get(it._id) ?? it))
    const readChanged = async () => {
      await reading.current
      const changed = all.filter(({ _id, _rev }) => read.get(_id)?._rev !== _rev)
      for (let start = 0; start < changed.length && !superseded.signal.aborted; start += batch) {
        const ids = changed.slice(start, start + batch).map(({ _id }) => _id)
        // Not by a query, which compares each document's id with all of these.
        for (const document of await client.getDocuments<Revision>(ids)) {
          if (!document) continue
          const { _id, _type, _rev } = document
          const isTranslated = untranslatedAmong([document], schema).length === 0
          read.set(_id, isTranslated ? { _id, _type, _rev } : document)
        }
        if (start === 0) show()
      }
      show()
    }
    reading.current = readChanged().catch(setReadError)
    // What is on its way still arrives, because on a slow line changes come faster than answers.
    return () => superseded.abort()
  }, [all, client, schema])
  const documents = found && untranslatedAmong(found, schema, only)
  const isReading = !found?.every(({ _id }) => read.has(_id))
  return { documents, isReading, error: error ?? readError }
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
