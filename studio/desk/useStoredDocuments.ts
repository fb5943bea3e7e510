import { useCallback } from 'react'
import { useSchema } from 'sanity'
import type { StoredDocument } from '../translations/missing.ts'
import { useDocumentTypes, useLiveQuery } from './useLiveQuery.ts'

const watched = '*[_type in $types]'

/**
 * Follows the documents of the Studio's types, published ones and drafts; undefined until known.
 * @param except the types to leave out
 */
export function useStoredDocuments({ except = [] }: { except?: readonly string[] } = {}) {
  const schema = useSchema()
  const types = useDocumentTypes().filter((name) => !except.includes(name))
  const { result, error } = useLiveQuery<StoredDocument[]>(watched, watched, { types })
  const typeOf = useCallback((name: string) => schema.get(name), [schema])
  return { documents: result, error, typeOf }
}
