import { TransactionError, type TransactionIssue } from './errors.ts'
import { type Documents, type LakeDocument, nestedObjects } from './lakeDocument.ts'
import type { DocumentChange } from './mutation.ts'

/** The ids of a document's strong references: `_ref` without `_weak`, within its own dataset. */
const strongReferences = (document: LakeDocument): string[] =>
  nestedObjects(document)
    .filter(({ _weak, _dataset }) => _weak !== true && _dataset === undefined)
    .flatMap(({ _ref }) => (typeof _ref === 'string' ? [_ref] : []))

/** The ids of the documents with strong references to each id. */
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
 * Refuses a transaction that leaves a strong reference to a missing document. Only the state after the whole
 * transaction counts, so mutations may be in any order.
 * @throws 409 `TransactionError`
 */
export function checkReferences(documents: Documents, changes: DocumentChange[]): void {
  const deletes = changes.some(({ after }) => !after)
  const referrers = indexReferrers(deletes ? documents.values() : [])
  const issues = changes.flatMap(({ id, after, index }) =>
    after
      ? danglingReferences(documents, after, index)
      : lostReferences(id, referrers.get(id) ?? [], index),
  )
  if (issues.length > 0) throw new TransactionError(409, issues)
}

function danglingReferences(
  documents: Documents,
  document: LakeDocument,
  index: number,
): TransactionIssue[] {
  const missing = strongReferences(document).filter((id) => !documents.has(id))
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

function lostReferences(id: string, referencingIDs: string[], index: number): TransactionIssue[] {
  const [first] = referencingIDs
  if (first === undefined) return []
  const description = `Document "${id}" cannot be deleted as there are references to it from "${first}"`
  const type = 'documentHasExistingReferencesError'
  return [{ index, error: { type, description, id, referencingIDs } }]
}
