import { contentError } from './errors.ts'
import { isObject, type LakeDocument, memoize } from './lakeDocument.ts'

/**
 * Limits of a hosted dataset on the free plan; `documentSize` is in bytes of JSON.
 * @see https://www.sanity.io/docs/content-lake/technical-limits
 */
export const limits = {
  attributesOfDataset: 2000,
  attributesOfDocument: 1000,
  documentSize: 32_000_000,
}

/**
 * @throws 400 above the dataset's limit, unless the transaction adds no attribute, so that the dataset can be
 * cleaned up
 */
export function checkDataset(before: Iterable<LakeDocument>, after: Iterable<LakeDocument>): void {
  const size = countAttributes(after)
  if (size <= limits.attributesOfDataset || size <= countAttributes(before)) return
  throw exceeded('Total attribute/datatype count', size, limits.attributesOfDataset)
}

/** @throws 400 for a document that exceeds a hosted dataset's size or number of attributes */
export function checkDocument(document: LakeDocument): void {
  const name = `Document "${document._id}"`
  const size = Buffer.byteLength(JSON.stringify(document))
  if (size > limits.documentSize) throw exceeded(`${name} size`, size, limits.documentSize)
  const count = countAttributes([document])
  if (count > limits.attributesOfDocument)
    throw exceeded(`${name} attribute/datatype count`, count, limits.attributesOfDocument)
}

/** The hosted API's message for the limit of a dataset. Its message for the limit of a document is unknown. */
function exceeded(what: string, value: number, limit: number) {
  const description = `${what} ${value} exceeds limit of ${limit} (including submitted mutations)`
  return contentError(400, { type: 'mutationError', description })
}

/**
 * Counts the distinct attributes of documents. An attribute is a path with the type of its value: `title` as
 * a string and `title` as null are two. The items of an array share their path.
 * @see https://www.sanity.io/docs/content-lake/technical-limits
 */
export function countAttributes(documents: Iterable<object>): number {
  const attributes = new Set<string>()
  for (const document of documents) for (const it of attributesOf(document)) attributes.add(it)
  return attributes.size
}

/** Memoized, because each mutation counts the attributes of the whole dataset. */
const attributesOf = memoize((document: object) => {
  const attributes = new Set<string>()
  const addFields = (fields: object, path = '') => {
    for (const [name, value] of Object.entries(fields)) add(value, `${path}/${name}`)
  }
  const add = (value: unknown, path: string) => {
    attributes.add(`${path} ${typeOf(value)}`)
    if (Array.isArray(value)) for (const item of value) add(item, `${path}[]`)
    else if (isObject(value)) addFields(value, path)
  }
  addFields(document)
  return attributes
})

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'float'
  return typeof value
}
