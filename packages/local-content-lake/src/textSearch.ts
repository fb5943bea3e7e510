import type { ExprNode } from 'groq-js'
import { argument, isFunction } from './groqRewrites.ts'
import { isObject, type LakeDocument, memoize, nestedObjects } from './lakeDocument.ts'

/** A non-enumerable attribute with the document's text, so that results do not contain it. */
const allText = '__allText'

/**
 * Rewrites `match text::query(words)`, which the Studio's search uses and groq-js cannot evaluate, to `match
 * words`. A left side that is or contains `@` becomes the document's whole text; in lists the Studio searches
 * for `*`, which matches every document. Changes the syntax tree in place.
 * @returns whether the whole text is searched, which requires `withAllText` of each document
 */
export function rewriteTextQueries(tree: ExprNode): boolean {
  let searchesAll = false
  for (const node of nestedObjects(tree)) {
    if (node.op !== 'match' || !isFunction(node.right, 'text', 'query')) continue
    node.right = argument(node.right)
    if (!holdsDocument(node.left)) continue
    const searchesWords = !isObject(node.right) || node.right.value !== '*'
    if (searchesWords) node.left = { type: 'AccessAttribute', name: allText }
    else Object.assign(node, { type: 'Value', value: true })
    searchesAll ||= searchesWords
  }
  return searchesAll
}

/** Adds all words of a document, at any depth, in a hidden attribute. */
export const withAllText = memoize((document) =>
  Object.defineProperty({ ...document }, allText, { value: words(document) }),
)

function holdsDocument(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(holdsDocument)
  if (!isObject(node)) return false
  return (
    node.type === 'This' || (node.type !== 'AccessAttribute' && holdsDocument(Object.values(node)))
  )
}

/** Distinct words, because the time of a match grows with the text. */
const words = (document: LakeDocument) => [...addWords(document, new Set([document._id]))].join(' ')

/** Collects the authors' words, without types, keys and references. */
function addWords(value: unknown, collected: Set<string>): Set<string> {
  if (typeof value === 'string') for (const word of value.split(/\s+/)) collected.add(word)
  else if (Array.isArray(value)) for (const part of value) addWords(part, collected)
  else if (isObject(value))
    for (const name in value) if (!name.startsWith('_')) addWords(value[name], collected)
  return collected
}
