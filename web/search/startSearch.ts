import type { SearchIndex } from '../model/searchContent.ts'
import type { SearchQuery, SearchRequest, SearchResponse } from './answerRequest.ts'

/** A search that runs. */
type SearchClient = { ask: (query: SearchQuery) => void }

/**
 * Starts a search in a worker, because indexing and searching thousands of pages would block typing for seconds on a
 * phone. One query runs at a time. Of the queries received meanwhile, only the last one is answered.
 * @param loadIndex is called at once, so that the index and the worker's script are requested together
 * @param onResponse receives null if the search cannot be loaded; the next query tries again
 */
export function startSearch(
  loadIndex: () => Promise<SearchIndex>,
  onResponse: (response: SearchResponse | null) => void,
): SearchClient {
  let worker: Worker | null = null
  let running: SearchQuery | null = null
  let next: SearchQuery | null = null

  function startWorker(): Worker {
    const started = new Worker(new URL('./searchWorker.ts', import.meta.url), { type: 'module' })
    const post = (request: SearchRequest) => started.postMessage(request)
    // A late failure of a replaced worker must not change the state of its successor.
    const fail = () => {
      if (worker !== started) return
      started.terminate()
      worker = null
      isReady = false
      if (running !== null) receive(null)
    }
    started.onmessage = ({ data }: MessageEvent<SearchResponse>) => receive(data)
    started.onerror = fail
    loadIndex().then((index) => {
      if (worker !== started) return
      post({ index })
      if (running !== null) post({ query: running })
      isReady = true
    }, fail)
    return started
  }

  let isReady = false

  function ask(query: SearchQuery) {
    if (running !== null) {
      next = query
      return
    }
    running = query
    worker ??= startWorker()
    if (isReady) worker.postMessage({ query } satisfies SearchRequest)
  }

  function receive(response: SearchResponse | null) {
    running = null
    if (next === null) onResponse(response)
    else {
      const query = next
      next = null
      ask(query)
    }
  }

  worker = startWorker()
  return { ask }
}
