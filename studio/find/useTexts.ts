import { useMemo } from 'react'
import { getPublishedId, isDraftId, type SchemaType, useSchema } from 'sanity'
import { currentVersions } from '../documents/currentVersions.ts'
import { documentTitle } from '../documents/documentTitle.ts'
import { useDocumentTypes, useLiveQuery } from '../ui/useLiveQuery.ts'
import { type FoundText, readTexts } from './readTexts.ts'

type Stored = Readonly<Record<string, unknown>> & { _id: string; _type: string }

/** A document with its texts: the draft, if there is one. */
export type Searched = {
  id: string
  type: SchemaType
  document: Stored
  isDraft: boolean
  title: string
  texts: FoundText[]
}

const everything = '*[_type in $types]'

/** Follows the texts of all documents. Undefined while they are being read. */
export function useTexts(): { documents: Searched[] | undefined; error: unknown } {
  const schema = useSchema()
  const types = useDocumentTypes()
  const { result, error } = useLiveQuery<Stored[]>(everything, everything, { types })
  const documents = useMemo(() => {
    if (!result) return undefined
    return currentVersions(result).flatMap((document) => {
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
  }, [result, schema])
  return { documents, error }
}
