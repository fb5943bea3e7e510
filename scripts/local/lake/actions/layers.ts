import { type LakeDocument, locateVersion } from '../document.ts'
import { mutationError } from '../errors.ts'
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
    if (document) return document
    const description = `The document with the ID "${id}" was not found`
    throw this.#refusal(409, 'documentNotFoundError', description, { id })
  }

  absent(id: string): void {
    if (!this.find(id)) return
    const description = `Document by ID "${id}" already exists`
    throw this.#refusal(409, 'documentAlreadyExistsError', description, { id })
  }

  /** The id, if it is a draft's or a version's of `publishedId`. */
  edited(id = '', publishedId = locateVersion(id).publishedId): string {
    const { layer, publishedId: actual } = locateVersion(id)
    if (layer !== 'published' && actual === publishedId) return id
    const description = `"${id}" must be "drafts.${publishedId}" or "versions.<release>.${publishedId}"`
    throw this.#refusal(400, 'validationError', description, { id })
  }

  revision(id: string, expectedRevisionID: string | undefined): void {
    if (expectedRevisionID === undefined) return
    const currentRevisionID = this.existing(id)._rev
    if (currentRevisionID === expectedRevisionID) return
    const description = `Document "${id}" has unexpected revision ID ("${currentRevisionID}"), expected "${expectedRevisionID}"`
    const details = { id, currentRevisionID, expectedRevisionID }
    throw this.#refusal(409, 'documentRevisionIDDoesNotMatchError', description, details)
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
      throw this.#refusal(409, 'documentHasVersionsError', description, { id: publishedId })
    }
  }

  #refusal(
    status: number,
    type: string,
    description: string,
    details: Record<string, unknown>,
  ): Error {
    const index = this.#index
    return mutationError(status, [{ index, error: { type, description, ...details } }])
  }
}
