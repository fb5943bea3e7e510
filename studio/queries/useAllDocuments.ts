import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useClient } from 'sanity'
import { apiVersion } from '../../shared/contentLake/contentLake.ts'
import { useDocumentTypes } from './useDocumentTypes.ts'
import { useLiveQuery } from './useLiveQuery.ts'

/** A document, or a part of it with at least its revision. */
export type ReadDocument = Readonly<Record<string, unknown>> & {
  _id: string
  _type: string
  _rev: string
}

const everything = '*[_type in $types]'
const revisions = `${everything} | order(_updatedAt desc){_id, _type, _rev}`

/** The number of documents per request: 2,000 pages are 54 MB. */
const batch = 100

/** The number of requests at a time, because each waits for the network; browsers may allow no more than six. */
const limit = 4

/**
 * Follows all documents, last changed first. After the first load, only changed documents are read.
 * @param read the documents that were read, by id, to which others are added
 * @param keep returns the part of a document that is kept, at least its revision
 * @returns the documents, with only the revision of each unread one; undefined until the revisions are known
 */
export function useAllDocuments(
  read: Map<string, ReadDocument>,
  keep = (document: ReadDocument) => document,
) {
  const client = useClient({ apiVersion })
  const types = useDocumentTypes()
  const { result: all, error } = useLiveQuery<ReadDocument[]>(revisions, everything, { types })
  const [documents, setDocuments] = useState<ReadDocument[]>()
  const [readError, setReadError] = useState<unknown>()
  const reading = useRef<Promise<unknown>>(Promise.resolve())
  const keepRead = useEffectEvent((document: ReadDocument) =>
    read.set(document._id, keep(document)),
  )
  useEffect(() => {
    if (!all) return
    const superseded = new AbortController()
    const show = () => setDocuments(all.map((revision) => read.get(revision._id) ?? revision))
    const readChanged = async () => {
      await reading.current
      const outdated = all.filter(({ _id, _rev }) => read.get(_id)?._rev !== _rev)
      const { signal } = superseded
      const readFrom = async (first: number) => {
        for (
          let start = first;
          start < outdated.length && !signal.aborted;
          start += limit * batch
        ) {
          const ids = outdated.slice(start, start + batch).map(({ _id }) => _id)
          // By ids, because a query `_id in $ids` would compare each document of the dataset with all of them.
          for (const document of await client.getDocuments<ReadDocument>(ids))
            if (document) keepRead(document)
          if (start === 0) show()
        }
      }
      await Promise.all(Array.from({ length: limit }, (_, index) => readFrom(index * batch)))
      show()
    }
    reading.current = readChanged().then(() => setReadError(undefined), setReadError)
    // Pending responses are still used, because on a slow network changes come faster than responses.
    return () => superseded.abort()
  }, [all, client, read])
  const isReading = !documents?.every(({ _id }) => read.has(_id))
  return { documents, isReading, error: error ?? readError }
}
