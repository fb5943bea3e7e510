import type { HonoRequest } from 'hono'
import { z } from 'zod'
import { requestError } from './errors.ts'
import { type LakeContext, readableDocuments } from './lake.ts'
import { parse, parseJson, projectOf, readFlag, readJson } from './request.ts'

/** `previewDrafts` is the former name of `drafts`. */
const perspective = z
  .enum(['published', 'drafts', 'previewDrafts', 'raw'])
  .default('published')
  .transform((name) => (name === 'previewDrafts' ? 'drafts' : name))

const body = z.object({
  query: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
})

/** `?query=…&$name=<JSON>` responds with `{query?, result, syncTags, ms}`. */
export const queryByGet = (c: LakeContext) => respond(c, readQueryRequest(c.req))

/** Responds as `queryByGet` to a body `{query, params}`, for queries that are too long for a URL. */
export const queryByPost = async (c: LakeContext) => respond(c, await readJson(body, c.req))

/** The one sync tag of a dataset, because any change may affect any result. */
export const datasetTag = (dataset: string) => `s1:${dataset}`

async function respond(c: LakeContext, { query, params }: z.infer<typeof body>) {
  const startedAt = performance.now()
  const { queryThread } = c.var.lake
  const dataset = c.req.param('dataset')
  const view = parse(perspective, c.req.query('perspective'), 'The parameter perspective')
  const projectId = projectOf(c.req)
  const question = { projectId, dataset, perspective: view, query, params }
  const { signal } = c.req.raw
  const result = await queryThread.evaluate(readableDocuments(c), question, signal)
  const metadata = JSON.stringify({
    ...(readFlag(c.req, 'returnQuery', true) && { query }),
    syncTags: [datasetTag(dataset)],
    ms: Math.round(performance.now() - startedAt),
  })
  const headers = { 'Content-Type': 'application/json' }
  const start = Buffer.from(`${metadata.slice(0, -1)},"result":`)
  return c.body(Buffer.concat([start, result, Buffer.from('}')]), { headers })
}

export function readQueryRequest(request: HonoRequest): z.infer<typeof body> {
  const { query, ...parameters } = request.query()
  if (query === undefined) throw requestError(400, 'The parameter "query" is missing')
  const params = Object.entries(parameters)
    .filter(([name]) => name.startsWith('$'))
    .map(([name, value]) => [name.slice(1), parseJson(value, `The parameter ${name}`)])
  return { query, params: Object.fromEntries(params) }
}
