import type { Documents, LakeDocument } from './document.ts'
import type { Mutation } from './mutation.ts'

/** A dataset with the changes of one transaction that is not committed yet. */
export class WorkingCopy {
  readonly #base: Documents
  readonly #changes = new Map<string, LakeDocument | null>()
  readonly #mutations = new Map<string, Mutation[]>()

  constructor(base: Documents) {
    this.#base = base
  }

  get(id: string): LakeDocument | undefined {
    const change = this.#changes.get(id)
    return change === undefined ? this.#base.get(id) : (change ?? undefined)
  }

  /** @param mutations how listeners are told of it: what makes the document before into this one. */
  set(document: LakeDocument, mutations: Mutation[] = [{ createOrReplace: document }]): void {
    this.#changes.set(document._id, document)
    this.#record(document._id, mutations)
  }

  delete(id: string): void {
    this.#changes.set(id, null)
    this.#record(id, [{ delete: { id } }])
  }

  /** What was done to each touched document, in order. */
  mutations(): ReadonlyMap<string, Mutation[]> {
    return this.#mutations
  }

  /** Every document as it would be after the transaction. */
  *documents(): Generator<LakeDocument> {
    for (const [id, document] of this.#base) if (!this.#changes.has(id)) yield document
    for (const document of this.#changes.values()) if (document) yield document
  }

  /** The touched documents by id, null where deleted; what came and went again is left out. */
  changes(): Record<string, LakeDocument | null> {
    const changes = [...this.#changes].filter(([id, change]) => change || this.#base.has(id))
    return Object.fromEntries(changes)
  }

  #record(id: string, mutations: Mutation[]): void {
    this.#mutations.set(id, [...(this.#mutations.get(id) ?? []), ...mutations])
  }
}
