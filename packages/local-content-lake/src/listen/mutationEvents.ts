import type { LakeDocument } from '../lakeDocument.ts'
import type { DocumentChange } from '../mutation.ts'
import type { Commit } from '../store.ts'

export type Subscription = {
  dataset: string
  matches: (document: LakeDocument) => Promise<boolean>
  visibility: string
  includeResult: boolean
  includeMutations: boolean
  includeEffects: boolean
}

/** Returns the events of a commit in the hosted API's form, for a listener whose query `matches`. */
export async function mutationEvents(
  { transactionId, timestamp, author, changes }: Commit,
  { matches, ...options }: Subscription,
) {
  const hits: { change: DocumentChange; transition: 'appear' | 'update' | 'disappear' }[] = []
  for (const change of changes) {
    const before = change.before !== undefined && (await matches(change.before))
    const after = change.after !== undefined && (await matches(change.after))
    if (before || after)
      hits.push({ change, transition: before && after ? 'update' : after ? 'appear' : 'disappear' })
  }
  return hits.map(({ change: { id, before, after, mutations }, transition }, index) => ({
    eventId: `${transactionId}#${id}`,
    documentId: id,
    transactionId,
    transactionTotalEvents: hits.length,
    transactionCurrentEvent: index + 1,
    transition,
    identity: author,
    previousRev: before?._rev,
    resultRev: transactionId,
    timestamp,
    visibility: options.visibility,
    ...(options.includeMutations && { mutations }),
    ...(options.includeResult && { result: after }),
    ...(options.includeEffects && { effects: wholeEffects(before, after) }),
  }))
}

/** Mendoza's opcode for a new value: https://github.com/sanity-io/mendoza */
const replacement = 0

/**
 * A change as Mendoza patches, which the Studio applies forwards and backwards in its history: the whole
 * document after the change, and before it.
 */
export function wholeEffects(
  before: LakeDocument | null = null,
  after: LakeDocument | null = null,
) {
  return { apply: [replacement, after], revert: [replacement, before] }
}
