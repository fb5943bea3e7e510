import {
  type EvaluateOptions,
  type ExprNode,
  evaluate,
  evaluateSync,
  GroqSyntaxError,
  parse,
  toJS,
} from 'groq-js'
import { contentError, queryParseError } from './errors.ts'
import { rewriteForSpecification, scoresNoDocuments } from './groqRewrites.ts'
import { defaultProject, type LakeDocument, nestedObjects } from './lakeDocument.ts'
import { rewriteTextQueries, withAllText } from './textSearch.ts'

type GroqContext = {
  documents: LakeDocument[]
  params: Record<string, unknown>
  dataset: string
  /** The value of `sanity::projectId()`. */
  projectId?: string | undefined
}

/**
 * Evaluates a GROQ query.
 * @returns the result as JSON; `null` if GROQ has no value
 * @throws 400 `queryParseError` for a syntax error or a missing parameter, 400 `queryError` for a runtime error
 */
export async function evaluateGroq(query: string, context: GroqContext): Promise<unknown> {
  const tree = parseQuery(query, context.params)
  rewriteForSpecification(tree)
  const dataset = rewriteTextQueries(tree) ? context.documents.map(withAllText) : context.documents
  const byId = new Map(dataset.map((document) => [document._id, document]))
  try {
    const options: EvaluateOptions = {
      dataset,
      params: context.params,
      dereference: ({ _ref }) => byId.get(_ref),
      sanity: { projectId: context.projectId ?? defaultProject, dataset: context.dataset },
    }
    const value = requiresAsynchronousEvaluation(tree)
      ? await (await evaluate(tree, options)).get()
      : toJS(evaluateSync(tree, options))
    return value ?? null
  } catch (error) {
    const description = `The query failed: ${(error as Error).message}`
    throw contentError(400, { type: 'queryError', description })
  }
}

/** Returns whether groq-js can evaluate the query only asynchronously, which takes several times as long. */
const requiresAsynchronousEvaluation = (tree: ExprNode): boolean =>
  nestedObjects(tree).some(
    ({ type, namespace }) => type === 'FuncCall' && (namespace === 'diff' || namespace === 'delta'),
  )

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
  for (const { type, name } of nestedObjects(tree)) {
    if (type !== 'Parameter' || Object.hasOwn(params, String(name))) continue
    // groq-js evaluates a missing parameter as null; the hosted API refuses the query.
    const start = query.indexOf(`$${name}`)
    const description = `param $${name} referenced, but not provided`
    throw queryParseError(query, description, start, start + `$${name}`.length)
  }
  return tree
}
