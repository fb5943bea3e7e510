import type { HonoRequest } from 'hono'
import { z } from 'zod'
import { type Documents, isDraft, type LakeDocument, toPublishedId } from './document.ts'
import { requestError } from './errors.ts'
import { evaluateGroq } from './groq.ts'
import type { LakeContext } from './lake.ts'
import { parse, parseJson, readFlag, readJson } from './request.ts'

/** `raw` is every stored document, `drafts` a document's draft instead of it; no releases. */
const perspective = z.enum(['published', 'drafts', 'raw']).default('published')

const body = z.object({
  query: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
})

type Question = z.infer<typeof body>

/** `?query=…&$name=<JSON>`: answers `{query?, result, syncTags, ms}`. */
export const queryByGet = (c: LakeContext) => answer(c, readQuestion(c.req))

/** The same with `{query, params}`, for queries too long for a URL. */
export const queryByPost = async (c: LakeContext) => answer(c, await readJson(body, c.req))

/** The one sync tag of a dataset's results, because any change may change any of them. */
export const datasetTag = (dataset: string) => `s1:${dataset}`

async function answer(c: LakeContext, { query, params }: Question) {
  const startedAt = performance.now()
  const { store } = c.var.lake
  const dataset = c.req.param('dataset')
  const view = parse(perspective, c.req.query('perspective'), 'The parameter perspective')
  const documents = viewThrough(store.documents(dataset), view)
  const result = await evaluateGroq(query, { documents, params, dataset })
  return c.json({
    ...(readFlag(c.req, 'returnQuery', true) && { query }),
    result,
    syncTags: [datasetTag(dataset)],
    ms: Math.round(performance.now() - startedAt),
  })
}

/** Reads a query and its `$name` parameters from a URL. */
export function readQuestion(request: HonoRequest): Question {
  const { query, ...others } = request.query()
  if (query === undefined) throw requestError(400, 'The parameter "query" is missing')
  const params = Object.entries(others)
    .filter(([name]) => name.startsWith('$'))
    .map(([name, value]) => [name.slice(1), parseJson(value, `The parameter ${name}`)])
  return { query, params: Object.fromEntries(params) }
}

/**
 * The documents of a perspective, in the order of their ids: that of a result without `order()`. In
 * `drafts` each has its published `_id`, and `_originalId` names its version.
 */
function viewThrough(documents: Documents, view: z.infer<typeof perspective>): LakeDocument[] {
  return visible(documents, view).sort((one, other) => (one._id < other._id ? -1 : 1))
}

function visible(documents: Documents, view: z.infer<typeof perspective>): LakeDocument[] {
  const all = [...documents.values()]
  if (view === 'raw') return all
  if (view === 'published') return all.filter(({ _id }) => !isDraft(_id))
  return all
    .filter(({ _id }) => isDraft(_id) || !documents.has(`drafts.${_id}`))
    .map((each) => ({ ...each, _id: toPublishedId(each._id), _originalId: each._id }))
}
