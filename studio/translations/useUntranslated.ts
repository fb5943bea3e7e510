import { useSchema } from 'sanity'
import { useDocumentTypes, useLiveQuery } from '../desk/useLiveQuery.ts'
import { missingIn, type StoredDocument } from './missing.ts'

const everything = '*[_type in $types]'

/** Follows the documents with missing or stale translations; undefined while they are loading. */
export function useUntranslated() {
  const schema = useSchema()
  const types = useDocumentTypes()
  const { result, error } = useLiveQuery<StoredDocument[]>(everything, everything, { types })
  return { documents: result && missingIn(result, (name) => schema.get(name)), error }
}
