import { randomUUID } from 'node:crypto'
import {
  documentAlreadyExists,
  documentNotFound,
  revisionMismatch,
  TransactionError,
  type TransactionIssue,
} from './errors.ts'
import { evaluateGroq } from './groq.ts'
import { type Documents, type LakeDocument, withUrl } from './lakeDocument.ts'
import { checkDataset, checkDocument } from './limits.ts'
import {
  applyPatch,
  type DocumentChange,
  type Mutation,
  type NewDocument,
  type Patch,
  type Selection,
  splitPatch,
  type TransactionStamp,
} from './mutation.ts'
import { checkReferences, indexReferrers } from './references.ts'

/** The effect of a mutation on one document. `document` is its new state, or its last state if it was deleted. */
export type MutationResult = {
  id: string
  operation: 'create' | 'update' | 'delete' | 'none'
  document: LakeDocument
}

/** The maximum number of documents of a mutation by query, as documented for the hosted API. */
const queryLimit = 10_000

type Options = TransactionStamp & {
  address: string
  dataset: string
  projectId?: string | undefined
}

export type Transaction = ReturnType<typeof openTransaction>

/** Opens a transaction on a copy of a dataset, to which mutations are applied in order. */
export function openTransaction(base: Documents, options: Options) {
  const documents = new Map(base)
  const changes = new Map<string, DocumentChange>()
  let current = 0

  return {
    get: (id: string) => documents.get(id),

    /**
     * Applies mutations; errors identify them by `index`.
     * @throws `TransactionError`, 409 for an existing id, a missing document or another revision, 400 for a
     * patch that cannot be applied
     */
    step: async (index: number, mutations: Mutation[]): Promise<MutationResult[]> => {
      current = index
      const results: MutationResult[] = []
      for (const mutation of mutations) results.push(...(await apply(mutation)))
      return results
    },

    /**
     * Returns the dataset after the transaction, and its changes.
     * @throws 409 `TransactionError` for broken references, 400 above a limit of a hosted dataset
     */
    finish: () => {
      checkReferences(documents, [...changes.values()])
      const effective = [...changes.values()].filter(({ before, after }) => before || after)
      for (const { after } of effective) if (after) checkDocument(after)
      if (effective.length > 0) checkDataset(base.values(), documents.values())
      return { documents, changes: effective }
    },
  }

  async function apply(mutation: Mutation): Promise<MutationResult[]> {
    const { create, createIfNotExists, createOrReplace } = mutation
    const content = create ?? createIfNotExists ?? createOrReplace
    if (content) {
      const id = completeId(content._id)
      const document = documents.get(id)
      if (document && create) throw refusal(409, documentAlreadyExists(id))
      if (document && createIfNotExists) return [{ id, operation: 'none', document }]
      if (document && document._type !== content._type) requireUnreferenced(id)
      return [put(id, content)]
    }
    if (mutation.delete) return remove(mutation.delete)
    if (mutation.patch) return patch(mutation.patch)
    return []
  }

  function requireUnreferenced(id: string): void {
    const referencingIDs = indexReferrers(documents.values()).get(id) ?? []
    const referrer = referencingIDs.find((referrer) => referrer !== id)
    if (referrer === undefined) return
    const type = 'documentHasExistingReferencesError'
    const description = `Document "${id}" cannot change its type as there are references to it from "${referrer}"`
    throw refusal(409, { type, description, id, referencingIDs })
  }

  async function remove(selection: Selection): Promise<MutationResult[]> {
    const ids = await select(selection)
    return ids.flatMap((id): MutationResult[] => {
      const document = documents.get(id)
      if (!document) return []
      documents.delete(id)
      record(id, [{ delete: { id } }])
      return [{ id, operation: 'delete', document }]
    })
  }

  async function patch(change: Patch): Promise<MutationResult[]> {
    const ids = await select(change)
    return ids.map((id) => {
      const document = documents.get(id)
      if (!document) throw refusal(409, documentNotFound(id))
      const mismatch = revisionMismatch(document, change.ifRevisionID)
      if (mismatch) throw refusal(409, mismatch)
      return put(id, patched(document, change), splitPatch(id, change))
    })
  }

  function patched(document: LakeDocument, change: Patch): LakeDocument {
    try {
      return applyPatch(document, change)
    } catch (error) {
      const description = `document "${document._id}": ${(error as Error).message}`
      throw refusal(400, { type: 'validationError', description })
    }
  }

  async function select({ id, query = '', params = {} }: Selection): Promise<string[]> {
    if (id !== undefined) return [id]
    const context = { ...options, documents: [...documents.values()], params }
    const result = await evaluateGroq(query, context)
    const ids = [result].flat().map((item) => (item as LakeDocument | null)?._id)
    if (ids.length <= queryLimit && ids.every((one) => typeof one === 'string')) return ids
    const description = `The query must find up to ${queryLimit} documents with their _id`
    throw refusal(400, { type: 'validationError', description })
  }

  /** @param mutations the mutations for listeners; by default the whole document */
  function put(id: string, content: NewDocument, mutations?: Mutation[]): MutationResult {
    const { transactionId, timestamp, address } = options
    const { _createdAt: createdAt } = content
    const written: LakeDocument = {
      ...content,
      _id: id,
      _createdAt: typeof createdAt === 'string' ? createdAt : timestamp,
      _updatedAt: timestamp,
      _rev: transactionId,
    }
    const document = withUrl(written, address)
    const operation = documents.has(id) ? 'update' : 'create'
    documents.set(id, document)
    record(id, mutations ?? [{ createOrReplace: document }])
    return { id, operation, document }
  }

  function record(id: string, added: Mutation[]): void {
    const mutations = [...(changes.get(id)?.mutations ?? []), ...added]
    const [before, after] = [base.get(id), documents.get(id)]
    changes.set(id, { id, before, after, mutations, index: current })
  }

  function refusal(status: number, error: TransactionIssue['error']): TransactionError {
    return new TransactionError(status, [{ index: current, error }])
  }
}

/** An id that ends with a dot is the prefix of a new id. */
function completeId(id = ''): string {
  return id === '' || id.endsWith('.') ? `${id}${randomUUID()}` : id
}
