import { isObject, type LakeDocument } from './document.ts'

/** Holds a document's text while it is searched; hidden, so that no result shows it. */
const ALL_TEXT = '__allText'

/**
 * Rewrites `match text::query(…)`, which the Studio's search uses and groq-js parses but does not
 * evaluate, to a `match` against all text of the document. Changes the syntax tree in place.
 *
 * @returns whether the query searches, so that its documents must be given `withAllText`.
 */
export function rewriteTextQueries(node: unknown): boolean {
  if (Array.isArray(node)) return node.map(rewriteTextQueries).includes(true)
  if (!isObject(node)) return false
  const isSearch = node.type === 'OpCall' && node.op === 'match' && isTextQuery(node.right)
  if (isSearch) {
    node.left = { type: 'AccessAttribute', name: ALL_TEXT }
    node.right = (node.right as { args: unknown[] }).args[0]
  }
  const searchesDeeper = rewriteTextQueries(Object.values(node))
  return isSearch || searchesDeeper
}

/** The documents with every string in them, at any depth, to be matched. */
export function withAllText(documents: LakeDocument[]): LakeDocument[] {
  return documents.map((document) =>
    Object.defineProperty({ ...document }, ALL_TEXT, { get: () => strings(document) }),
  )
}

function isTextQuery(node: unknown): boolean {
  return isObject(node) && node.namespace === 'text' && node.name === 'query'
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(strings)
  return isObject(value) ? Object.values(value).flatMap(strings) : []
}
