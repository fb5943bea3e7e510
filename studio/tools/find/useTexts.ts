import { useMemo, useState } from 'react'
import { getPublishedId, isDraftId, type SchemaType, useSchema } from 'sanity'
import { currentVersions } from '../../documents/currentVersions.ts'
import { documentTitle } from '../../documents/documentTitle.ts'
import { type ReadDocument, useAllDocuments } from '../../queries/useAllDocuments.ts'
import { type FoundText, readTexts } from './readTexts.ts'

/** A document with its texts: the draft, if there is one. */
export type Searched = {
  id: string
  type: SchemaType
  document: ReadDocument
  isDraft: boolean
  title: string
  texts: FoundText[]
}

/**
 * Follows the texts of all documents, sorted by id, so that a replacement does not move its document. Undefined at
 * first.
 */
export function useTexts(): { documents: Searched[] | undefined; error: unknown } {
  const schema = useSchema()
  const [cache] = useState(() => new Map<string, ReadDocument>())
  const { documents: read, isReading, error } = useAllDocuments(cache)
  const documents = useMemo(() => {
    if (!read || isReading) return undefined
    return currentVersions(read)
      .flatMap((document) => {
        const type = schema.get(document._type)
        return type
          ? {
              id: getPublishedId(document._id),
              type,
              document,
              isDraft: isDraftId(document._id),
              title: documentTitle(document, schema),
              texts: readTexts(document, type),
            }
          : []
      })
      .toSorted((a, b) => a.id.localeCompare(b.id))
  }, [read, isReading, schema])
  return { documents, error }
}
