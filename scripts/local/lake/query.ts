import { z } from 'zod'
import { requestError } from './errors.ts'
import { evaluateGroq } from './groq.ts'
import type { Endpoint, Lake } from './lake.ts'
import { parsePerspective, viewThrough } from './perspective.ts'
import { json } from './reply.ts'
import { type LakeRequest, readFlag } from './request.ts'

type Question = { query: string; params: Record<string, unknown> }

const body = z.object({
  query: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
})

/** `GET data/query/:dataset?query=…&$name=<JSON>`: answers `{query?, result, syncTags, ms}`. */
export const queryByGet: Endpoint = async (request, lake) =>
  answer(readQuestion(request.query), request, lake)

/** `POST data/query/:dataset` with `{query, params}`, for queries too long for a URL. */
export const queryByPost: Endpoint = async (request, lake) => {
  const parsed = body.safeParse(await request.readJson())
  if (!parsed.success) {
    throw requestError(400, 'The request body must be {"query": "...", "params"?: {...}}')
  }
  return answer(parsed.data, request, lake)
}

/** The one sync tag of a dataset's results, because any change may change any of them. */
export function datasetTag(dataset: string): string {
  return `s1:${dataset}`
}

async function answer(question: Question, request: LakeRequest, lake: Lake) {
  const startedAt = performance.now()
  const { dataset = '' } = request.params
  const perspective = parsePerspective(request.query.get('perspective'))
  const result = await evaluateGroq(question.query, {
    documents: viewThrough(lake.store.documents(dataset), perspective),
    params: question.params,
    projectId: lake.projectId,
    dataset,
  })
  return json({
    ...(readFlag(request.query, 'returnQuery', true) && { query: question.query }),
    result,
    syncTags: [datasetTag(dataset)],
    ms: Math.round(performance.now() - startedAt),
  })
}

/** Reads a query and its `$name` parameters from a URL. */
export function readQuestion(search: URLSearchParams): Question {
  const query = search.get('query')
  if (query === null) throw requestError(400, 'The parameter "query" is missing')
  const params = [...search]
    .filter(([name]) => name.startsWith('$'))
    .map(([name, value]) => [name.slice(1), parseParameter(name, value)])
  return { query, params: Object.fromEntries(params) }
}

function parseParameter(name: string, value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    throw requestError(400, `The parameter ${name} is not valid JSON: ${value}`)
  }
}
