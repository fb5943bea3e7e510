import { isObject, type LakeDocument } from './document.ts'
import { contentError, type LakeError } from './errors.ts'

/**
 * Limits of a hosted dataset on the free plan; `documentSize` is in bytes of JSON.
 *
 * Source: https://www.sanity.io/docs/content-lake/technical-limits
 */
export const limits = {
  attributesOfDataset: 2000,
  attributesOfDocument: 1000,
  documentSize: 32_000_000,
}

/** A document before and after a transaction. */
export type Change = { before: LakeDocument | undefined; after: LakeDocument | null }

/** The attributes in use in a dataset, counted change by change. */
export type AttributeUsage = ReturnType<typeof attributeUsage>

export function attributeUsage(documents: Iterable<LakeDocument>) {
  const counter = attributeCounter()
  for (const document of documents) counter.add(document)

  return {
    size: counter.size,

    /**
     * Counts the changes of a transaction.
     *
     * @returns how to take them back, if they cannot be stored.
     * @throws 400 above a limit; nothing is counted then. A transaction that adds no attribute is
     *   accepted in a dataset above its limit too, so that it can be cleaned up.
     */
    change: (changes: Change[]): (() => void) => {
      const before = changes.flatMap((change) => change.before ?? [])
      const after = changes.flatMap((change) => change.after ?? [])
      after.forEach(requireFewAttributes)
      const sizeBefore = counter.size()
      after.forEach(counter.add)
      before.forEach(counter.remove)
      const undo = () => {
        before.forEach(counter.add)
        after.forEach(counter.remove)
      }
      const size = counter.size()
      if (size <= limits.attributesOfDataset || size <= sizeBefore) return undo
      undo()
      const what = 'Total attribute/datatype count'
      throw exceeded(what, size, limits.attributesOfDataset)
    },
  }
}

/** @throws 400 for a document with more attributes than a hosted dataset takes. */
function requireFewAttributes(document: LakeDocument): void {
  const counter = attributeCounter()
  counter.add(document)
  const what = `Document "${document._id}" attribute/datatype count`
  if (counter.size() > limits.attributesOfDocument) {
    throw exceeded(what, counter.size(), limits.attributesOfDocument)
  }
}

/** @throws 400 for JSON of a document that is larger than a hosted dataset takes. */
export function requireStorableSize(id: string, json: string): void {
  const size = Buffer.byteLength(json)
  if (size > limits.documentSize) throw exceeded(`Document "${id}" size`, size, limits.documentSize)
}

/** The hosted API's words for the limit of a dataset; those for a document are not known. */
function exceeded(what: string, value: number, limit: number): LakeError {
  const description = `${what} ${value} exceeds limit of ${limit} (including submitted mutations)`
  return contentError(400, { type: 'mutationError', description })
}

/** The attributes at one path: how often each type occurs there, and the paths below it. */
type Node = { types: Map<string, number>; below: Map<string, Node> }

/** The name of an array's items as a path below it; no field of a document is called so. */
const items = '[]'

/**
 * Counts the attributes of documents. An attribute is a path with the type of its value: `title` as a
 * string and `title` as null are two. The items of an array share their path.
 *
 * Source: https://www.sanity.io/docs/content-lake/technical-limits
 */
export function attributeCounter() {
  // A tree, because composing each path as text takes five times as long.
  const root = emptyNode()
  let size = 0

  function count(value: unknown, { types, below }: Node, step: 1 | -1): void {
    const type = typeOf(value)
    const before = types.get(type) ?? 0
    types.set(type, before + step)
    if (before === 0) size += 1
    if (before + step === 0) size -= 1
    if (Array.isArray(value)) {
      for (const item of value) count(item, child(below, items), step)
    } else if (isObject(value)) countFields(value, below, step)
  }

  function countFields(fields: Record<string, unknown>, below: Map<string, Node>, step: 1 | -1) {
    for (const name of Object.keys(fields)) count(fields[name], child(below, name), step)
  }

  return {
    add: (document: Record<string, unknown>): void => countFields(document, root.below, 1),
    /** Takes back a document that was added. */
    remove: (document: Record<string, unknown>): void => countFields(document, root.below, -1),
    /** The number of different attributes. */
    size: (): number => size,
  }
}

function emptyNode(): Node {
  return { types: new Map(), below: new Map() }
}

function child(below: Map<string, Node>, name: string): Node {
  const node = below.get(name) ?? emptyNode()
  below.set(name, node)
  return node
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'float'
  return typeof value
}
