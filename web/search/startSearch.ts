import type { SearchAnswer, SearchQuery } from './answerQuery.ts'

/** A search that runs. `stop` ends the worker; a later `ask` starts another one. */
export type SearchClient = { ask: (query: SearchQuery) => void; stop: () => void }

/**
 * Starts a search in a worker, because indexing and searching thousands of pages would block typing for seconds
 * on a phone. One query runs at a time, and of those asked meanwhile only the last is answered.
 */
export function startSearch(onAnswer: (answer: SearchAnswer) => void): SearchClient {
  let worker: Worker | null = null
  let running: SearchQuery | null = null
  let next: SearchQuery | null = null

  function startWorker() {
    const started = new Worker(new URL('./searchWorker.ts', import.meta.url), { type: 'module' })
    started.onmessage = ({ data }: MessageEvent<SearchAnswer>) => answered(data)
    // The worker's script could not be loaded: the next query tries again.
    started.onerror = () => {
      stop()
      if (running !== null) answered({ query: running, found: null })
    }
    return started
  }

  function ask(query: SearchQuery) {
    if (running !== null) {
      next = query
      return
    }
    running = query
    worker ??= startWorker()
    worker.postMessage(query)
  }

  function answered(answer: SearchAnswer) {
    running = null
    if (next === null) onAnswer(answer)
    else {
      const query = next
      next = null
      ask(query)
    }
  }

  function stop() {
    worker?.terminate()
    worker = null
  }

  return { ask, stop }
}
