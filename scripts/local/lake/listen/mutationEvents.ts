import type { LakeDocument } from '../document.ts'
import type { Mutation } from '../mutation.ts'
import type { Commit } from '../store.ts'

export type Matches = (document: LakeDocument) => Promise<boolean>

export type MutationEventOptions = {
  visibility: 'query' | 'transaction'
  includeResult: boolean
  includeMutations: boolean
  includeEffects: boolean
}

/** The change of one document in one transaction, as the hosted API sends it to a listener. */
export type MutationEvent = {
  eventId: string
  documentId: string
  transactionId: string
  /** How many events this listener gets for the transaction. */
  transactionTotalEvents: number
  transactionCurrentEvent: number
  transition: 'appear' | 'update' | 'disappear'
  identity: string
  previousRev: string | undefined
  resultRev: string
  timestamp: string
  visibility: 'query' | 'transaction'
  mutations?: Mutation[]
  result?: LakeDocument | undefined
  effects?: Effects
}

/** The events of a commit for a listener whose query `matches`. */
export async function mutationEvents(
  commit: Commit,
  { matches, ...options }: MutationEventOptions & { matches: Matches },
): Promise<MutationEvent[]> {
  const events: MutationEvent[] = []
  for (const [id, document] of Object.entries(commit.documents)) {
    const previous = commit.previous[id]
    const before = previous !== undefined && (await matches(previous))
    const after = document !== null && (await matches(document))
    if (!before && !after) continue
    const transition = before && after ? 'update' : after ? 'appear' : 'disappear'
    events.push(toEvent(commit, id, transition, options))
  }
  return events.map((event, index) => ({
    ...event,
    transactionTotalEvents: events.length,
    transactionCurrentEvent: index + 1,
  }))
}

function toEvent(
  commit: Commit,
  documentId: string,
  transition: MutationEvent['transition'],
  options: MutationEventOptions,
): MutationEvent {
  const { transactionId, timestamp, author } = commit
  const document = commit.documents[documentId] ?? null
  const previous = commit.previous[documentId] ?? null
  return {
    eventId: `${transactionId}#${documentId}`,
    documentId,
    transactionId,
    transactionTotalEvents: 1,
    transactionCurrentEvent: 1,
    transition,
    identity: author,
    previousRev: previous?._rev,
    resultRev: transactionId,
    timestamp,
    visibility: options.visibility,
    ...(options.includeMutations && { mutations: commit.mutations.get(documentId) ?? [] }),
    ...(options.includeResult && { result: document ?? undefined }),
    ...(options.includeEffects && { effects: wholeEffects(previous, document) }),
  }
}

/** A change as Mendoza patches, which the Studio applies forwards and backwards in its history. */
type Effects = { apply: unknown[]; revert: unknown[] }

/** Mendoza's opcode for a whole new value: https://github.com/sanity-io/mendoza */
const replacement = 0

/** A change as the whole document after and before it; null stands for no document. */
export function wholeEffects(before: LakeDocument | null, after: LakeDocument | null): Effects {
  return { apply: [replacement, after], revert: [replacement, before] }
}
