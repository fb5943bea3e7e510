import { randomUUID } from 'node:crypto'
import { type LakeDocument, withUrl } from './document.ts'
import {
  documentAlreadyExists,
  documentNotFound,
  type LakeError,
  type MutationIssue,
  mutationError,
  revisionMismatch,
} from './errors.ts'
import { evaluateGroq } from './groq.ts'
import type { Mutation, NewDocument, Patch, Selection } from './mutation.ts'
import { applyPatch, inOrder } from './mutation.ts'
import { checkReferences, indexReferrers } from './references.ts'
import type { Stamp, WorkingCopy } from './store.ts'

/** What a mutation did to one document; `document` is its new state, or its last when deleted. */
export type MutationResult = {
  id: string
  operation: 'create' | 'update' | 'delete' | 'none'
  document: LakeDocument
}

/** Documents that a mutation by query may touch at once, as documented for the hosted API. */
const queryLimit = 10_000

type Options = Stamp & { address: string; dataset: string }

export type MutationRun = ReturnType<typeof mutationRun>

/** The mutations of one transaction, applied one after the other to a working copy. */
export function mutationRun(copy: WorkingCopy, options: Options) {
  const touched = new Map<string, number>()
  let current = 0

  return {
    /**
     * Applies mutations; errors name them by `index`.
     *
     * @throws `mutationError`, 409 for an existing id, a missing document or another revision, 400
     *   for a patch that cannot be applied.
     */
    step: async (index: number, mutations: Mutation[]): Promise<MutationResult[]> => {
      current = index
      const results: MutationResult[] = []
      for (const mutation of mutations) results.push(...(await apply(mutation)))
      for (const { id, operation } of results) if (operation !== 'none') touched.set(id, index)
      return results
    },
    /** Ends the transaction. @throws 409 `mutationError` for broken references. */
    finish: (): void => checkReferences(copy, touched),
  }

  async function apply(mutation: Mutation): Promise<MutationResult[]> {
    if (mutation.create) return [create(mutation.create)]
    if (mutation.createOrReplace) return [createOrReplace(mutation.createOrReplace)]
    if (mutation.createIfNotExists) return [createIfNotExists(mutation.createIfNotExists)]
    if (mutation.delete) return remove(mutation.delete)
    if (mutation.patch) return patch(mutation.patch)
    return []
  }

  function create(content: NewDocument): MutationResult {
    const id = completeId(content._id)
    if (copy.get(id)) throw conflict(documentAlreadyExists(id))
    return put(id, content, 'create')
  }

  function createOrReplace(content: NewDocument): MutationResult {
    const id = completeId(content._id)
    const existing = copy.get(id)
    if (existing && existing._type !== content._type) requireUnreferenced(id)
    return put(id, content, existing ? 'update' : 'create')
  }

  function requireUnreferenced(id: string): void {
    const referencingIDs = indexReferrers(copy.documents()).get(id) ?? []
    const other = referencingIDs.find((referrer) => referrer !== id)
    if (other === undefined) return
    const type = 'documentHasExistingReferencesError'
    const description = `Document "${id}" cannot change its type as there are references to it from "${other}"`
    throw conflict({ type, description, id, referencingIDs })
  }

  function createIfNotExists(content: NewDocument): MutationResult {
    const id = completeId(content._id)
    const document = copy.get(id)
    return document ? { id, operation: 'none', document } : put(id, content, 'create')
  }

  async function remove(selection: Selection): Promise<MutationResult[]> {
    const ids = await select(selection)
    return ids.flatMap((id): MutationResult[] => {
      const document = copy.get(id)
      if (!document) return []
      copy.delete(id)
      return [{ id, operation: 'delete', document }]
    })
  }

  async function patch(change: Patch): Promise<MutationResult[]> {
    const ids = await select(change)
    return ids.map((id) => {
      const document = copy.get(id)
      if (!document) throw conflict(documentNotFound(id))
      const mismatch = revisionMismatch(document, change.ifRevisionID)
      if (mismatch) throw conflict(mismatch)
      return put(id, patched(document, change), 'update', inOrder(id, change))
    })
  }

  function patched(document: LakeDocument, change: Patch): LakeDocument {
    try {
      return applyPatch(document, change)
    } catch (error) {
      throw invalid(`document "${document._id}": ${(error as Error).message}`)
    }
  }

  async function select({ id, query = '', params = {} }: Selection): Promise<string[]> {
    if (id !== undefined) return [id]
    const documents = [...copy.documents()]
    const found = await evaluateGroq(query, { ...options, documents, params })
    const ids = [found].flat().map((item) => (item as LakeDocument | null)?._id)
    if (ids.length <= queryLimit && ids.every((one) => typeof one === 'string')) return ids
    throw invalid(`The query must find up to ${queryLimit} documents with their _id`)
  }

  /** @param changes the mutations that listeners receive, if not the whole document. */
  function put(
    id: string,
    content: NewDocument,
    operation: 'create' | 'update',
    changes?: Mutation[],
  ): MutationResult {
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
    copy.set(document, changes)
    return { id, operation, document }
  }

  function conflict(error: MutationIssue['error']): LakeError {
    return mutationError(409, [{ index: current, error }])
  }

  function invalid(description: string): LakeError {
    return mutationError(400, [{ index: current, error: { type: 'validationError', description } }])
  }
}

/** A new id where there is none; an id that ends with a dot is the prefix of a new one. */
function completeId(id = ''): string {
  return id === '' || id.endsWith('.') ? `${id}${randomUUID()}` : id
}
