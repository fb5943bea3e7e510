import { useEffect, useState } from 'react'
import { useDocumentStore } from 'sanity'
import { apiVersion } from '../../shared/contentLake/contentLake.ts'

type QueryState<T> = { result?: T; error?: unknown }

/**
 * Runs a query, and runs it again when matching documents change.
 * @param watched the filter of the documents to listen to
 */
export function useLiveQuery<T>(
  query: string,
  watched: string,
  params: Record<string, unknown>,
): QueryState<T> {
  const { listenQuery } = useDocumentStore()
  const [state, setState] = useState<QueryState<T> & { key?: string }>({})
  const key = JSON.stringify(params)
  useEffect(() => {
    const subscription = listenQuery({ fetch: query, listen: watched }, JSON.parse(key), {
      apiVersion,
      perspective: 'raw',
      throttleTime: 1000,
    }).subscribe({
      next: (result: T) => setState({ key, result }),
      error: (error: unknown) => setState({ key, error }),
    })
    return () => subscription.unsubscribe()
  }, [listenQuery, query, watched, key])
  // Ignores a result of earlier parameters.
  return state.key === key ? state : {}
}
