import { useMemo } from 'react'
import { useSchema } from 'sanity'

/** Returns the names of the document types that editors write; the Studio keeps others of its own. */
export function useDocumentTypes(): string[] {
  const schema = useSchema()
  return useMemo(
    () =>
      schema
        .getTypeNames()
        .filter(
          (name) => schema.get(name)?.type?.name === 'document' && !name.startsWith('sanity.'),
        ),
    [schema],
  )
}
