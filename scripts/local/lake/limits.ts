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

/**
 * Counts the changes of a transaction.
 * @throws 400 above a limit; nothing is counted then. A transaction that adds no attribute is accepted in a
 *   dataset above its limit too, so that it can be cleaned up.
 */
export function countChanges(counter: AttributeCounter, changes: Change[]): void {
  const before = changes.flatMap((change) => change.before ?? [])
  const after = changes.flatMap((change) => change.after ?? [])
  after.forEach(requireStorable)
  const sizeBefore = counter.size()
  after.forEach(counter.add)
  before.forEach(counter.remove)
  const size = counter.size()
  if (size <= limits.attributesOfDataset || size <= sizeBefore) return
  before.forEach(counter.add)
  after.forEach(counter.remove)
  throw exceeded('Total attribute/datatype count', size, limits.attributesOfDataset)
}

/** @throws 400 for a document that is larger, or has more attributes, than a hosted dataset takes */
function requireStorable(document: LakeDocument): void {
  const name = `Document "${document._id}"`
  const size = Buffer.byteLength(JSON.stringify(document))
  if (size > limits.documentSize) throw exceeded(`${name} size`, size, limits.documentSize)
  const count = new Set(attributes(document)).size
  if (count > limits.attributesOfDocument)
    throw exceeded(`${name} attribute/datatype count`, count, limits.attributesOfDocument)
}

/** The hosted API's words for the limit of a dataset; those for a document are not known. */
function exceeded(what: string, value: number, limit: number): LakeError {
  const description = `${what} ${value} exceeds limit of ${limit} (including submitted mutations)`
  return contentError(400, { type: 'mutationError', description })
}

export type AttributeCounter = ReturnType<typeof attributeCounter>

/**
 * Counts the different attributes of documents. An attribute is a path with the type of its value: `title`
 * as a string and `title` as null are two. The items of an array share their path.
 *
 * Source: https://www.sanity.io/docs/content-lake/technical-limits
 */
export function attributeCounter() {
  const counts = new Map<string, number>()
  const count = (document: Record<string, unknown>, step: 1 | -1) => {
    for (const attribute of attributes(document)) {
      const next = (counts.get(attribute) ?? 0) + step
      if (next === 0) counts.delete(attribute)
      else counts.set(attribute, next)
    }
  }
  return {
    add: (document: Record<string, unknown>): void => count(document, 1),
    /** Takes back a document that was added. */
    remove: (document: Record<string, unknown>): void => count(document, -1),
    size: (): number => counts.size,
  }
}

/** Yields the attributes of an object's fields, once for each place where they occur. */
function* attributes(fields: Record<string, unknown>, path = ''): Generator<string> {
  for (const [name, value] of Object.entries(fields)) yield* attributesOf(value, `${path}/${name}`)
}

function* attributesOf(value: unknown, path: string): Generator<string> {
  yield `${path} ${typeOf(value)}`
  if (Array.isArray(value)) for (const item of value) yield* attributesOf(item, `${path}[]`)
  else if (isObject(value)) yield* attributes(value, path)
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'float'
  return typeof value
}
