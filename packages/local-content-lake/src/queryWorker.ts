import { setImmediate } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import { HttpError } from 'stand-in-server/httpError'
import { evaluateGroq } from './groq.ts'
import { isDraft, type LakeDocument, memoize, toPublishedId } from './lakeDocument.ts'
import { withAllText } from './textSearch.ts'

/**
 * `raw` has all stored documents. `drafts` has each document once: its draft, or else the published version. Versions
 * of releases are left out.
 */
export type Perspective = 'published' | 'drafts' | 'raw'

export type QueryRequest = {
  projectId: string
  dataset: string
  perspective: Perspective
  query: string
  params: Record<string, unknown>
}

type Message = { question: QueryRequest; upserted: LakeDocument[]; removed: string[] }

/** The result as JSON in UTF-8, or the content of an `HttpError`. */
export type QueryResponse =
  | { result: Uint8Array<ArrayBuffer>; refusal?: undefined }
  | { result?: undefined; refusal: Pick<HttpError, 'status' | 'message' | 'body'> }

const datasets = new Map<string, Map<string, LakeDocument>>()

parentPort?.on('message', async (message: Message) => {
  const response = await respond(message)
  // Bytes are transferred to the main thread without a copy. A string of 60 MB would be copied, and then encoded there.
  parentPort?.postMessage(response, response.result ? [response.result.buffer] : [])
  // Texts are prepared between messages, so that the first search at 2,000 pages is not a second slower.
  for (const document of message.upserted.flatMap((each) => [each, asPublished(each)])) {
    withAllText(document)
    await setImmediate()
  }
})

async function respond({ question, upserted, removed }: Message): Promise<QueryResponse> {
  const { projectId, dataset, perspective, query, params } = question
  const documents = datasets.get(dataset) ?? new Map()
  datasets.set(dataset, documents)
  for (const id of removed) documents.delete(id)
  for (const document of upserted) documents.set(document._id, document)
  try {
    const visible = documentsIn(documents, perspective)
    const context = { documents: visible, params, projectId, dataset }
    const result = JSON.stringify(await evaluateGroq(query, context))
    return { result: new TextEncoder().encode(result) }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const { status, message, body } = error
    return { refusal: { status, message, body } }
  }
}

/**
 * Returns the documents of a perspective by id, which is the order of results without `order()`. In `drafts`
 * each has its published `_id`, and `_originalId` names its version.
 */
function documentsIn(
  documents: Map<string, LakeDocument>,
  perspective: Perspective,
): LakeDocument[] {
  const all = [...documents.values()]
  const filters = {
    raw: () => all,
    published: () => all.filter(({ _id }) => !isDraft(_id)),
    drafts: () =>
      all.filter(({ _id }) => isDraft(_id) || !documents.has(`drafts.${_id}`)).map(asPublished),
  } satisfies Record<Perspective, () => LakeDocument[]>
  return filters[perspective]().sort((a, b) => (a._id < b._id ? -1 : 1))
}

const asPublished = memoize((document) => ({
  ...document,
  _id: toPublishedId(document._id),
  _originalId: document._id,
}))
