import { useEffect, useRef, useState } from 'react'
import { getPublishedId, type Schema, useClient, useSchema } from 'sanity'
import { translations } from '../../shared/content/coverage.ts'
import { apiVersion } from '../../shared/contentLake.ts'
import type { Language } from '../../shared/languages.ts'
import { currentVersions } from '../documents/currentVersions.ts'
import { studioLanguage } from '../i18n/language.ts'
import { useDocumentTypes, useLiveQuery } from '../ui/useLiveQuery.ts'
import { translationsOf } from './translatableTexts.ts'

export type StoredDocument = { _id: string; _type: string }
type Revision = StoredDocument & { _rev: string }

const everything = '*[_type in $types]'
const revisions = `${everything} | order(_updatedAt desc){_id, _type, _rev}`

/** The number of documents per request: 2,000 pages are 54 MB. */
const batch = 100

/** The number of requests at a time, because each waits for the network; browsers may allow no more than six. */
const limit = 4

/** Cache by id. Documents without issues are kept as a revision only. */
const readDocuments = new Map<string, Revision>()

const storageKey = 'translation-language'

/** Returns the language to translate into, or null for all, and its setter. Default: the Studio's language. */
export function useMyLanguage() {
  const [code, setCode] = useState(() => localStorage.getItem(storageKey) ?? studioLanguage)
  const choose = (next: Language | null) => {
    localStorage.setItem(storageKey, next ?? 'all')
    setCode(next ?? 'all')
  }
  return [translations.find((language) => language.code === code) ?? null, choose] as const
}

/**
 * Follows the documents with missing or stale translations, last changed first. After the first load, only
 * changed documents are read.
 * @param only the one language to check
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
    const show = () => setFound(all.map((revision) => readDocuments.get(revision._id) ?? revision))
    const readChanged = async () => {
      await reading.current
      const changed = all.filter(({ _id, _rev }) => readDocuments.get(_id)?._rev !== _rev)
      const { signal } = superseded
      const readFrom = async (first: number) => {
        for (let start = first; start < changed.length && !signal.aborted; start += limit * batch) {
          const ids = changed.slice(start, start + batch).map(({ _id }) => _id)
          // By ids, because a query `_id in $ids` would compare each document of the dataset with all of them.
          for (const document of await client.getDocuments<Revision>(ids)) {
            if (!document) continue
            const { _id, _type, _rev } = document
            const isTranslated = findUntranslated([document], schema).length === 0
            readDocuments.set(_id, isTranslated ? { _id, _type, _rev } : document)
          }
          if (start === 0) show()
        }
      }
      await Promise.all(Array.from({ length: limit }, (_, index) => readFrom(index * batch)))
      show()
    }
    reading.current = readChanged().catch(setReadError)
    // Responses on their way still count, because on a slow network changes come faster than responses.
    return () => superseded.abort()
  }, [all, client, schema])
  const documents = found && findUntranslated(found, schema, only)
  const isReading = !found?.every(({ _id }) => readDocuments.has(_id))
  return { documents, isReading, error: error ?? readError }
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
    .toSorted((one, other) => other.missing - one.missing || other.stale - one.stale)
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
