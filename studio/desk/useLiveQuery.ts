import { useEffect, useState } from 'react'
import { isDocumentSchemaType, useDocumentStore, useSchema } from 'sanity'
import { apiVersion } from '../../shared/contentLake.ts'
import { planType } from '../../shared/plans/plan.ts'

type Answer<T> = { result?: T; error?: unknown }

/**
 * Runs a query, and again whenever matching documents change.
 * @param watched the filter of the documents to listen to
 */
export function useLiveQuery<T>(
  query: string,
  watched: string,
  params: Record<string, unknown>,
): Answer<T> {
  const { listenQuery } = useDocumentStore()
  const [answer, setAnswer] = useState<Answer<T> & { key?: string }>({})
  const key = JSON.stringify(params)
  useEffect(() => {
    const subscription = listenQuery({ fetch: query, listen: watched }, JSON.parse(key), {
      apiVersion,
      perspective: 'raw',
      throttleTime: 1000,
    }).subscribe({
      next: (result: T) => setAnswer({ key, result }),
      error: (error: unknown) => setAnswer({ key, error }),
    })
    return () => subscription.unsubscribe()
  }, [listenQuery, query, watched, key])
  // The last parameters' answer is not the answer to these.
  return answer.key === key ? answer : {}
}

/** Returns the names of the document types that make up the site; the Studio keeps others of its own. */
export function useDocumentTypes(): string[] {
  const schema = useSchema()
  return schema
    .getTypeNames()
    .filter((name) => isDocumentSchemaType(schema.get(name)))
    .filter((name) => !name.startsWith('sanity.') && name !== planType)
}
