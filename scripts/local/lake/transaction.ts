import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { withArrayKeys } from './array-keys.ts'
import type { LakeDocument } from './document.ts'
import { type MutationFault, mutationError } from './errors.ts'
import { documentAlreadyExists, documentNotFound, revisionMismatch } from './faults.ts'
import { evaluateGroq, type GroqContext } from './groq.ts'
import type { Mutation, NewDocument, Patch, Selection } from './mutation.ts'
import { applyPatch, inOrder } from './patch.ts'
import { checkReferences, indexReferrers } from './references.ts'
import type { Stamp } from './store.ts'
import type { WorkingCopy } from './working-copy.ts'

/** What a mutation did to one document; `document` is its new state, or its last when deleted. */
export type MutationResult = {
  id: string
  operation: 'create' | 'update' | 'delete' | 'none'
  document: LakeDocument
}

/** Documents a mutation by query may touch at once, as documented for the hosted API. */
const QUERY_LIMIT = 10_000

type Options = Pick<GroqContext, 'projectId' | 'dataset'> & { autoGenerateArrayKeys: boolean }

/** The mutations of one transaction, applied one after the other to a working copy. */
export class MutationRun {
  readonly #copy: WorkingCopy
  readonly #stamp: Stamp
  readonly #options: Options
  readonly #touched = new Map<string, number>()
  #index = 0

  constructor(copy: WorkingCopy, stamp: Stamp, options: Options) {
    this.#copy = copy
    this.#stamp = stamp
    this.#options = options
  }

  /**
   * Applies all mutations or, by throwing, none.
   *
   * @throws 409 `mutationError` for an existing id, a missing document, another revision or broken
   *   references; 400 for a patch that cannot be applied.
   */
  async apply(mutations: Mutation[]): Promise<MutationResult[]> {
    const results: MutationResult[] = []
    for (const [index, mutation] of mutations.entries()) {
      results.push(...(await this.step(index, [mutation])))
    }
    this.finish()
    return results
  }

  /** Applies some of the mutations; what is wrong with them is told under `index`. */
  async step(index: number, mutations: Mutation[]): Promise<MutationResult[]> {
    this.#index = index
    const results: MutationResult[] = []
    for (const mutation of mutations) {
      const changed = await this.#applyOne(mutation)
      for (const { id, operation } of changed)
        if (operation !== 'none') this.#touched.set(id, index)
      results.push(...changed)
    }
    return results
  }

  /** To be called after the last step: references are judged by the state it left. */
  finish(): void {
    checkReferences(this.#copy, this.#touched)
  }

  async #applyOne(mutation: Mutation): Promise<MutationResult[]> {
    if (mutation.create) return [this.#create(mutation.create)]
    if (mutation.createOrReplace) return [this.#createOrReplace(mutation.createOrReplace)]
    if (mutation.createIfNotExists) return [this.#createIfNotExists(mutation.createIfNotExists)]
    if (mutation.delete) return this.#delete(mutation.delete)
    if (mutation.patch) return this.#patch(mutation.patch)
    return []
  }

  #create(content: NewDocument): MutationResult {
    const id = completeId(content._id)
    if (this.#copy.get(id)) throw this.#refusal(409, documentAlreadyExists(id))
    return this.#put(id, content, 'create')
  }

  #createOrReplace(content: NewDocument): MutationResult {
    const id = completeId(content._id)
    const existing = this.#copy.get(id)
    if (existing && existing._type !== content._type) {
      const referencingIDs = indexReferrers(this.#copy.documents()).get(id) ?? []
      if (referencingIDs.some((other) => other !== id)) {
        const description = `Document "${id}" cannot change its type as there are references to it from "${referencingIDs[0]}"`
        const type = 'documentHasExistingReferencesError'
        throw this.#refusal(409, { type, description, id, referencingIDs })
      }
    }
    return this.#put(id, content, existing ? 'update' : 'create')
  }

  #createIfNotExists(content: NewDocument): MutationResult {
    const id = completeId(content._id)
    const document = this.#copy.get(id)
    return document ? { id, operation: 'none', document } : this.#put(id, content, 'create')
  }

  async #delete(selection: Selection): Promise<MutationResult[]> {
    const ids = await this.#select(selection)
    return ids.flatMap((id): MutationResult[] => {
      const document = this.#copy.get(id)
      if (!document) return []
      this.#copy.delete(id)
      return [{ id, operation: 'delete', document }]
    })
  }

  async #patch(patch: Patch): Promise<MutationResult[]> {
    const ids = await this.#select(patch)
    return ids.map((id) => {
      const document = this.#copy.get(id)
      if (!document) throw this.#refusal(409, documentNotFound(id))
      const mismatch = revisionMismatch(document, patch.ifRevisionID)
      if (mismatch) throw this.#refusal(409, mismatch)
      return this.#put(id, this.#patched(document, patch), 'update', inOrder(id, patch))
    })
  }

  #patched(document: LakeDocument, patch: Patch): LakeDocument {
    const next = this.#attempt(document, patch)
    for (const attribute of ['_id', '_type'] as const) {
      if (next[attribute] === document[attribute]) continue
      const description = `document "${document._id}": immutable attribute "${attribute}" may not be modified`
      throw this.#refusal(400, { type: 'validationError', description, id: document._id })
    }
    return next
  }

  #attempt(document: LakeDocument, patch: Patch): LakeDocument {
    try {
      return applyPatch(document, patch)
    } catch (error) {
      const description = `The patch cannot be applied: ${(error as Error).message}`
      throw this.#refusal(400, { type: 'validationError', description, id: document._id })
    }
  }

  async #select({ id, query = '', params = {} }: Selection): Promise<string[]> {
    if (id !== undefined) return [id]
    const documents = [...this.#copy.documents()]
    const found = await evaluateGroq(query, { ...this.#options, documents, params })
    const ids = [found].flat().map((item) => (item as LakeDocument | null)?._id)
    if (ids.length > QUERY_LIMIT || !ids.every((one) => typeof one === 'string')) {
      const description = `The query must find up to ${QUERY_LIMIT} documents with their _id`
      throw this.#refusal(400, { type: 'validationError', description })
    }
    return ids
  }

  #put(
    id: string,
    content: NewDocument,
    operation: 'create' | 'update',
    patches?: Mutation[],
  ): MutationResult {
    const { transactionId, timestamp } = this.#stamp
    const { _createdAt: createdAt } = content
    const keyed = this.#options.autoGenerateArrayKeys ? withArrayKeys(content) : content
    const document: LakeDocument = {
      ...keyed,
      _id: id,
      _createdAt: typeof createdAt === 'string' ? createdAt : timestamp,
      _updatedAt: timestamp,
      _rev: transactionId,
    }
    // A listener that follows by patches would miss keys given here.
    const isSaidByPatches = patches && isDeepStrictEqual(keyed, content)
    this.#copy.set(document, isSaidByPatches ? patches : [{ createOrReplace: document }])
    return { id, operation, document }
  }

  #refusal(status: number, error: MutationFault['error']): Error {
    return mutationError(status, [{ index: this.#index, error }])
  }
}

/** No id: a new one. An id that ends with a dot: a prefix for a new one. */
function completeId(id = ''): string {
  return id === '' || id.endsWith('.') ? `${id}${randomUUID()}` : id
}
