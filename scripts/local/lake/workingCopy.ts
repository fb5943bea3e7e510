import type { Documents, LakeDocument } from './document.ts'
import type { Mutation } from './mutation.ts'

/** A dataset with the changes of one transaction that is not committed yet. */
export type WorkingCopy = ReturnType<typeof workingCopy>

export function workingCopy(base: Documents) {
  const changes = new Map<string, LakeDocument | null>()
  const mutations = new Map<string, Mutation[]>()
  const record = (id: string, added: Mutation[]) =>
    mutations.set(id, [...(mutations.get(id) ?? []), ...added])

  return {
    get: (id: string): LakeDocument | undefined => {
      const change = changes.get(id)
      return change === undefined ? base.get(id) : (change ?? undefined)
    },

    /** @param told what listeners are told: mutations from the document before to this one. */
    set: (document: LakeDocument, told: Mutation[] = [{ createOrReplace: document }]): void => {
      changes.set(document._id, document)
      record(document._id, told)
    },

    delete: (id: string): void => {
      changes.set(id, null)
      record(id, [{ delete: { id } }])
    },

    /** The mutations of each touched document, in order. */
    mutations: mutations as ReadonlyMap<string, Mutation[]>,

    /** Every document as it would be after the transaction. */
    *documents(): Generator<LakeDocument> {
      for (const [id, document] of base) if (!changes.has(id)) yield document
      for (const document of changes.values()) if (document) yield document
    },

    /** The touched documents by id, null where deleted; created and deleted ones are left out. */
    changes: (): Record<string, LakeDocument | null> =>
      Object.fromEntries([...changes].filter(([id, change]) => change || base.has(id))),
  }
}
