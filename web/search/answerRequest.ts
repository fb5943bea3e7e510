import type { SearchIndex } from '../model/searchContent.ts'
import { createSearcher, type Searcher, type SearchResults } from './searcher.ts'

/** A query. At most `limit` pages are returned. */
export type SearchQuery = { text: string; limit: number }

/** A message to the worker: the index first, then queries. */
export type SearchRequest = { index: SearchIndex } | { query: SearchQuery }

/** The pages found for a query. */
export type SearchResponse = { query: SearchQuery; results: SearchResults }

let find: Searcher | undefined

/** Stores the index of a request, or answers its query from the last index. */
export function answerRequest(request: SearchRequest): SearchResponse | null {
  if ('index' in request) {
    find = createSearcher(request.index)
    return null
  }
  if (find === undefined) throw new Error('The search was asked before it had an index')
  const { query } = request
  return { query, results: find(query.text, query.limit) }
}
