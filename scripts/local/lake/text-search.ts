import { isObject, type LakeDocument } from './document.ts'

/** Holds a document's text while it is searched; hidden, so that no result shows it. */
const ALL_TEXT = '__allText'

/**
 * Rewrites `match text::query(…)`, which the Studio's search uses and groq-js parses but does not
 * evaluate, to a `match` with the words; what is matched is all text of the document where the
 * left side is `@` or holds it, otherwise the left side. Changes the syntax tree in place.
 *
 * @returns whether all text is searched, so that the documents must be given `withAllText`.
 */
export function rewriteTextQueries(node: unknown): boolean {
  if (Array.isArray(node)) return node.map(rewriteTextQueries).includes(true)
  if (!isObject(node)) return false
  const isSearch = node.type === 'OpCall' && node.op === 'match' && isTextQuery(node.right)
  const searchesAll = isSearch && holdsDocument(node.left)
  if (isSearch) node.right = (node.right as { args: unknown[] }).args[0]
  if (searchesAll) node.left = { type: 'AccessAttribute', name: ALL_TEXT }
  const searchesDeeper = rewriteTextQueries(Object.values(node))
  return searchesAll || searchesDeeper
}

/** Documents are never changed, only replaced: the text of one need be gathered only once. */
const searchable = new WeakMap<LakeDocument, LakeDocument>()

/** The documents with every word in them, at any depth, to be matched. */
export function withAllText(documents: LakeDocument[]): LakeDocument[] {
  return documents.map((document) => {
    const known = searchable.get(document)
    if (known) return known
    const value = words(document)
    const extended = Object.defineProperty({ ...document }, ALL_TEXT, { value })
    searchable.set(document, extended)
    return extended
  })
}

function isTextQuery(node: unknown): boolean {
  return isObject(node) && node.namespace === 'text' && node.name === 'query'
}

function holdsDocument(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(holdsDocument)
  if (!isObject(node)) return false
  return (
    node.type === 'This' || (node.type !== 'AccessAttribute' && holdsDocument(Object.values(node)))
  )
}

/** Each word once: searching a text for words asks for no more, and takes time by its length. */
function words(document: LakeDocument): string {
  const all = [document._id, ...strings(document)].flatMap((text) => text.split(/\s+/))
  return [...new Set(all)].join(' ')
}

/** What authors wrote, without types, keys and references. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(strings)
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, part]) =>
    name.startsWith('_') ? [] : strings(part),
  )
}
