import { useSchema } from 'sanity'
import { missingIn, type StoredDocument } from '../translations/missing.ts'
import { useLiveQuery } from './useLiveQuery.ts'

const watched = '*[_type in $types]'

/** Follows what is to be translated: the documents that `missingIn` returns; undefined until known. */
export function useUntranslated() {
  const schema = useSchema()
  const types = schema
    .getTypeNames()
    .filter((name) => schema.get(name)?.type?.name === 'document' && !name.startsWith('sanity.'))
  const { result, error } = useLiveQuery<StoredDocument[]>(watched, watched, { types })
  return { documents: result && missingIn(result, (name) => schema.get(name)), error }
}
