import { importModule } from '../loading/importModule.ts'
import type { IndexedPage } from '../model/searchPage.ts'
import { createSearcher, type Found, type Searcher } from './searcher.ts'

/** A query of the pages in an index, which is named by the URL path of its module. */
export type SearchQuery = { index: string; words: string; limit: number }

/** The pages found for a query, or null if its index could not be loaded. */
export type SearchAnswer = { query: SearchQuery; found: Found | null }

let current: { index: string; searcher: Promise<Searcher> } | undefined

/** Answers a query. Each index is loaded once, and again if that failed. */
export async function answerQuery(query: SearchQuery): Promise<SearchAnswer> {
  const { index, words, limit } = query
  if (current?.index !== index)
    current = { index, searcher: importModule<IndexedPage[]>(index).then(createSearcher) }
  try {
    const find = await current.searcher
    return { query, found: find(words, limit) }
  } catch (error) {
    console.warn('The search index could not be loaded', error)
    current = undefined
    return { query, found: null }
  }
}
