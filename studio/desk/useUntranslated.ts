import { missingIn } from '../translations/missing.ts'
import { useStoredDocuments } from './useStoredDocuments.ts'

/** Follows what is to be translated: the documents that `missingIn` returns; undefined until known. */
export function useUntranslated() {
  const { documents, error, typeOf } = useStoredDocuments()
  return { documents: documents && missingIn(documents, typeOf), error }
}
