import { type ExprNode, evaluate, GroqSyntaxError, parse } from 'groq-js'
import { isObject, type LakeDocument } from './document.ts'
import { contentError, queryParseError } from './errors.ts'
import { rewriteForSpecification, scoresNoDocuments } from './groqRewrites.ts'
import { rewriteTextQueries, withAllText } from './textSearch.ts'

/** How long a query may run, in milliseconds. */
const longest = 10_000

type GroqContext = {
  documents: LakeDocument[]
  params: Record<string, unknown>
  projectId: string
  dataset: string
  /** When the query is given up, in the milliseconds of `performance.now()`. */
  deadline?: number
}

/**
 * Evaluates a GROQ query.
 *
 * @returns the result as JSON data; `null` where GROQ has no value.
 * @throws 400 `queryParseError` for a syntax error or a parameter that was not given, 400
 *   `queryError` for a query that fails while it runs or takes longer than 10 seconds.
 */
export async function evaluateGroq(query: string, context: GroqContext): Promise<unknown> {
  const tree = parseQuery(query, context.params)
  rewriteForSpecification(tree)
  const documents = rewriteTextQueries(tree) ? withAllText(context.documents) : context.documents
  const dataset = endingAt(context.deadline ?? performance.now() + longest, documents)
  const result = await run(tree, dataset.documents, context)
  if (!dataset.hasEnded()) return result
  throw queryError('it takes too long')
}

function queryError(reason: string) {
  return contentError(400, { type: 'queryError', description: `The query failed: ${reason}` })
}

async function run(tree: ExprNode, documents: LakeDocument[], context: GroqContext) {
  const byId = new Map(documents.map((document) => [document._id, document]))
  try {
    const value = await evaluate(tree, {
      dataset: documents,
      params: context.params,
      dereference: async ({ _ref }: { _ref: string }) => byId.get(_ref) ?? null,
      sanity: { projectId: context.projectId, dataset: context.dataset },
    })
    return (await value.get()) ?? null
  } catch (error) {
    throw queryError((error as Error).message)
  }
}

/**
 * The documents in an array that yields no more of them after the deadline, so that a query over
 * them ends soon. It must not throw: groq-js leaves the rejection of a stream unhandled.
 */
function endingAt(deadline: number, documents: LakeDocument[]) {
  let hasEnded = false
  function* iterate() {
    for (const document of documents) {
      hasEnded ||= performance.now() > deadline
      if (hasEnded) return
      yield document
    }
  }
  return {
    documents: Object.defineProperty([...documents], Symbol.iterator, { value: iterate }),
    hasEnded: () => hasEnded,
  }
}

function parseQuery(query: string, params: Record<string, unknown>): ExprNode {
  let tree: ExprNode
  try {
    tree = parse(query, { params })
  } catch (error) {
    const start = error instanceof GroqSyntaxError ? error.position : 0
    throw queryParseError(query, (error as Error).message, start, query.length)
  }
  if (scoresNoDocuments(tree)) {
    throw queryParseError(query, 'score() must be applied to documents', 0, query.length)
  }
  for (const name of parameterNames(tree)) {
    if (Object.hasOwn(params, name)) continue
    // groq-js reads a missing parameter as null; the hosted API refuses the query.
    const start = query.indexOf(`$${name}`)
    const description = `param $${name} referenced, but not provided`
    throw queryParseError(query, description, start, start + name.length + 1)
  }
  return tree
}

function parameterNames(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(parameterNames)
  if (!isObject(node)) return []
  if (node.type === 'Parameter' && typeof node.name === 'string') return [node.name]
  return Object.values(node).flatMap(parameterNames)
}
