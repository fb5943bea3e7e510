import { once } from 'node:events'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { HttpError } from 'stand-in-server/httpError'
import { contentError } from './errors.ts'
import type { Documents } from './lakeDocument.ts'
import type { QueryRequest, QueryResponse } from './queryWorker.ts'

/** The time limit of a query in seconds: at 2,000 pages some take more than 10 on a busy machine. */
export const queryLimitSeconds = 30

/** The thread's program: TypeScript here, JavaScript in the packed package. */
const workerFile = `./queryWorker${extname(import.meta.filename)}`

/** Evaluating a query leaves much garbage at once; a larger young generation only keeps it longer. */
const resourceLimits = { maxYoungGenerationSizeMb: 8 }

export type QueryThread = ReturnType<typeof createQueryThread>

/**
 * Evaluates queries one after the other in a thread, so that a long query does not block other requests. The
 * thread ends with the process.
 * @param deadline returns the signal that aborts a query
 */
export function createQueryThread(deadline = () => AbortSignal.timeout(queryLimitSeconds * 1000)) {
  let thread: Worker | undefined
  const documentsInThread = new Map<string, Documents>()
  let queue: Promise<unknown> = Promise.resolve()

  async function ask(documents: Documents, question: QueryRequest): Promise<QueryResponse> {
    const before: Documents = documentsInThread.get(question.dataset) ?? new Map()
    const upserted = [...documents.values()].filter((each) => before.get(each._id) !== each)
    const removed = [...before.keys()].filter((id) => !documents.has(id))
    const signal = deadline()
    try {
      // The thread must not inherit `--input-type`: the flag is valid only with `--eval`, and a worker with it fails to
      // start.
      thread ??= new Worker(new URL(workerFile, import.meta.url), { execArgv: [], resourceLimits })
      thread.unref()
      thread.postMessage({ question, upserted, removed })
      documentsInThread.set(question.dataset, documents)
      const [response] = await once(thread, 'message', { signal })
      return response
    } catch (error) {
      documentsInThread.clear()
      await thread?.terminate()
      thread = undefined
      if (!signal.aborted) throw error
      const description = `The query was ended, because it took longer than ${queryLimitSeconds} s`
      throw contentError(408, { type: 'queryTimeoutError', description })
    }
  }

  return {
    /**
     * Returns the result as JSON in UTF-8.
     * @param request the signal of the request; queries of aborted requests are skipped
     * @throws the errors of `evaluateGroq`, and 408 for a query that takes too long
     */
    evaluate: async (documents: Documents, question: QueryRequest, request: AbortSignal) => {
      const pending = queue.then(() => {
        request.throwIfAborted()
        return ask(documents, question)
      })
      queue = pending.catch(() => undefined)
      const { result, refusal } = await pending
      if (refusal) throw new HttpError(refusal.status, refusal.message, refusal.body)
      return result
    },
  }
}
