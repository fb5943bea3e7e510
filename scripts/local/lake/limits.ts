import { attributeCounter } from './attributes.ts'
import type { LakeDocument } from './document.ts'
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
  return contentError(400, 'mutationError', description)
}
