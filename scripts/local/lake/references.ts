import { isObject, type LakeDocument } from './document.ts'
import { type MutationIssue, mutationError } from './errors.ts'
import type { WorkingCopy } from './store.ts'

/** The ids a document refers to strongly: `_ref` without `_weak`, within its own dataset. */
function strongReferences(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(strongReferences)
  if (!isObject(value)) return []
  const nested = Object.values(value).flatMap(strongReferences)
  const isStrong = value._weak !== true && !('_dataset' in value)
  return typeof value._ref === 'string' && isStrong ? [value._ref, ...nested] : nested
}

/** The ids of the documents that refer strongly to each id. */
export function indexReferrers(documents: Iterable<LakeDocument>): Map<string, string[]> {
  const referrers = new Map<string, string[]>()
  for (const document of documents) {
    for (const id of new Set(strongReferences(document))) {
      referrers.set(id, [...(referrers.get(id) ?? []), document._id])
    }
  }
  return referrers
}

/**
 * Refuses a transaction that would leave a strong reference to a missing document. Checked on the
 * state after the whole transaction, so the order of its mutations is free.
 *
 * @param touched the index of the last mutation of each touched document, by id.
 * @throws 409 `mutationError`.
 */
export function checkReferences(copy: WorkingCopy, touched: ReadonlyMap<string, number>): void {
  const deletes = [...touched.keys()].some((id) => !copy.get(id))
  const referrers = deletes ? indexReferrers(copy.documents()) : new Map<string, string[]>()
  const issues = [...touched].flatMap(([id, index]) => {
    const document = copy.get(id)
    if (document) return danglingReferences(copy, document, index)
    return lostReferences(id, referrers.get(id) ?? [], index)
  })
  if (issues.length > 0) throw mutationError(409, issues)
}

function danglingReferences(
  copy: WorkingCopy,
  document: LakeDocument,
  index: number,
): MutationIssue[] {
  const missing = strongReferences(document).filter((id) => !copy.get(id))
  return missing.map((referenceID) => ({
    index,
    error: {
      type: 'documentReferenceDoesNotExistError',
      description: `Document "${document._id}" references non-existent document "${referenceID}"`,
      id: document._id,
      referenceID,
    },
  }))
}

function lostReferences(id: string, referencingIDs: string[], index: number): MutationIssue[] {
  const [first] = referencingIDs
  if (first === undefined) return []
  const description = `Document "${id}" cannot be deleted as there are references to it from "${first}"`
  const type = 'documentHasExistingReferencesError'
  return [{ index, error: { type, description, id, referencingIDs } }]
}
