import type { LakeDocument } from '../document.ts'
import type { Commit } from '../store.ts'

export type Matches = (document: LakeDocument) => Promise<boolean>

export type MutationEventOptions = {
  visibility: 'query' | 'transaction'
  includeResult: boolean
  includeMutations: boolean
  includeEffects: boolean
}

/** The events of a commit, as the hosted API sends them to a listener whose query `matches`. */
export async function mutationEvents(
  { transactionId, timestamp, author, documents, previous, mutations }: Commit,
  { matches, ...options }: MutationEventOptions & { matches: Matches },
) {
  const changes: { id: string; transition: 'appear' | 'update' | 'disappear' }[] = []
  for (const [id, document] of Object.entries(documents)) {
    const before = previous[id] !== undefined && (await matches(previous[id]))
    const after = document !== null && (await matches(document))
    if (before || after)
      changes.push({ id, transition: before && after ? 'update' : after ? 'appear' : 'disappear' })
  }
  return changes.map(({ id, transition }, index) => {
    const before = previous[id] ?? null
    const after = documents[id] ?? null
    return {
      eventId: `${transactionId}#${id}`,
      documentId: id,
      transactionId,
      transactionTotalEvents: changes.length,
      transactionCurrentEvent: index + 1,
      transition,
      identity: author,
      previousRev: before?._rev,
      resultRev: transactionId,
      timestamp,
      visibility: options.visibility,
      ...(options.includeMutations && { mutations: mutations.get(id) ?? [] }),
      ...(options.includeResult && { result: after ?? undefined }),
      ...(options.includeEffects && { effects: wholeEffects(before, after) }),
    }
  })
}

/** A change as Mendoza patches, which the Studio applies forwards and backwards in its history. */
type Effects = { apply: unknown[]; revert: unknown[] }

/** Mendoza's opcode for a whole new value: https://github.com/sanity-io/mendoza */
const replacement = 0

/** A change as the whole document after and before it; null stands for no document. */
export function wholeEffects(before: LakeDocument | null, after: LakeDocument | null): Effects {
  return { apply: [replacement, after], revert: [replacement, before] }
}
