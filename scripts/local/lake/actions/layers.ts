import { type LakeDocument, locateVersion } from '../document.ts'
import { type MutationFault, mutationError } from '../errors.ts'
import { documentAlreadyExists, documentNotFound, revisionMismatch } from '../faults.ts'
import type { Mutation } from '../mutation.ts'
import type { WorkingCopy } from '../working-copy.ts'

/** What an action expects of documents and of their drafts and versions; refused in its name. */
export class Layers {
  readonly #copy: WorkingCopy
  readonly #index: number

  constructor(copy: WorkingCopy, index: number) {
    this.#copy = copy
    this.#index = index
  }

  find(id: string): LakeDocument | undefined {
    return this.#copy.get(id)
  }

  existing(id: string): LakeDocument {
    const document = this.find(id)
    if (!document) throw this.#refusal(409, documentNotFound(id))
    return document
  }

  absent(id: string): void {
    if (this.find(id)) throw this.#refusal(409, documentAlreadyExists(id))
  }

  /** The id, if it is a draft's or a version's of `publishedId`. */
  edited(id = '', publishedId = locateVersion(id).publishedId): string {
    const { layer, publishedId: actual } = locateVersion(id)
    if (layer !== 'published' && actual === publishedId) return id
    const description = `"${id}" must be "drafts.${publishedId}" or "versions.<release>.${publishedId}"`
    throw this.#refusal(400, { type: 'validationError', description, id })
  }

  revision(id: string, expectedRevisionID: string | undefined): void {
    if (expectedRevisionID === undefined) return
    const mismatch = revisionMismatch(this.existing(id), expectedRevisionID)
    if (mismatch) throw this.#refusal(409, mismatch)
  }

  discard(versionId: string | undefined): Mutation[] {
    const id = this.edited(versionId)
    this.existing(id)
    return [{ delete: { id } }]
  }

  /** Refuses where there is a draft or a version of the document that is not included. */
  onlyThese(publishedId: string, included: string[]): void {
    for (const { _id } of this.#copy.documents()) {
      const { layer, publishedId: of } = locateVersion(_id)
      if (of !== publishedId || layer === 'published' || included.includes(_id)) continue
      const description = `Document "${publishedId}" has the version "${_id}", which is not included in the deletion`
      throw this.#refusal(409, {
        type: 'documentHasVersionsError',
        description,
        id: publishedId,
      })
    }
  }

  #refusal(status: number, error: MutationFault['error']): Error {
    return mutationError(status, [{ index: this.#index, error }])
  }
}
