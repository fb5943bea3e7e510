import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { localUser } from './account/users.ts'
import { inTransaction } from './database.ts'
import type { Documents, LakeDocument } from './document.ts'
import { contentError } from './errors.ts'
import { checkDataset, checkDocument } from './limits.ts'
import type { Mutation } from './mutation.ts'
import { type Range, type Version, versionTable } from './versions.ts'

/** The transaction in which work happens; its id becomes the `_rev` of what it touches. */
export type Stamp = { transactionId: string; timestamp: string; author: string }

/** The id of the user who changes something, and the transaction's if the caller gives one. */
type Signature = { author?: string; transactionId?: string | undefined }

/** A committed change, as subscribers receive it. */
export type Commit = Stamp & {
  dataset: string
  /** Each touched document after the transaction, null where it was deleted. */
  documents: Record<string, LakeDocument | null>
  previous: Record<string, LakeDocument | undefined>
  /** The mutations of each document, in order. */
  mutations: ReadonlyMap<string, Mutation[]>
}

/** The lake's documents: in memory to read, in the database to keep. */
export type Store = ReturnType<typeof createStore>

/**
 * @param address where images are served from: `http://localhost:3334`
 * @throws when a stored document cannot be read
 */
export function createStore(database: DatabaseSync, address: string) {
  const versions = versionTable(database, address)
  const datasets = new Map<string, Map<string, LakeDocument>>()
  const subscribers = new Set<(commit: Commit) => void>()
  let position = versions.lastPosition()
  let queue: Promise<unknown> = Promise.resolve()

  const documentsOf = (dataset: string): Map<string, LakeDocument> => {
    const documents = datasets.get(dataset) ?? new Map<string, LakeDocument>()
    datasets.set(dataset, documents)
    return documents
  }
  for (const { dataset, document } of versions.current()) {
    documentsOf(dataset).set(document._id, document)
  }

  function commit(stamp: Stamp, dataset: string, copy: WorkingCopy): void {
    const changes = copy.changes()
    const changed = Object.entries(changes)
    if (changed.length === 0) return
    const documents = documentsOf(dataset)
    for (const [, document] of changed) if (document) checkDocument(document)
    checkDataset(documents.values(), copy.documents())
    const transaction = { ...stamp, dataset, position: position + 1 }
    inTransaction(database, () => {
      for (const [id, document] of changed) versions.insert(transaction, id, document)
    })
    position = transaction.position
    const previous = Object.fromEntries(changed.map(([id]) => [id, documents.get(id)]))
    for (const [id, document] of changed) {
      if (document) documents.set(id, document)
      else documents.delete(id)
    }
    const committed = { ...stamp, dataset, documents: changes, previous, mutations: copy.mutations }
    for (const subscriber of subscribers) subscriber(committed)
  }

  return {
    /** The committed documents of a dataset; empty for one nothing was written to. */
    documents: (dataset: string): Documents => datasets.get(dataset) ?? new Map(),

    /** The versions of these documents that are kept, oldest first by default. */
    history: (dataset: string, ids: string[], range: Range = {}): Version[] =>
      versions.select(dataset, ids, range),

    /** The place of a transaction in the history, undefined for one that is not known. */
    positionOf: versions.positionOf,

    /**
     * Runs `work` on a working copy and commits what it changed. Transactions run one after the
     * other; when this resolves, the change is on disk. If `work` throws, nothing changes.
     *
     * @throws 409 `transactionAlreadyExistsError` for an id that was used before, 400 above a limit
     *   of a hosted dataset.
     */
    transact: <Result>(
      dataset: string,
      work: (copy: WorkingCopy, stamp: Stamp) => Result | Promise<Result>,
      { author = localUser.id, transactionId = randomBytes(16).toString('hex') }: Signature = {},
    ): Promise<{ transactionId: string; result: Result }> => {
      const run = async () => {
        if (versions.positionOf(transactionId) !== undefined) {
          const description = `Transaction "${transactionId}" already exists`
          throw contentError(409, { type: 'transactionAlreadyExistsError', description })
        }
        const stamp = { transactionId, timestamp: new Date().toISOString(), author }
        const copy = workingCopy(datasets.get(dataset) ?? new Map())
        const result = await work(copy, stamp)
        commit(stamp, dataset, copy)
        return { transactionId, result }
      }
      const done = queue.then(run)
      queue = done.catch(() => undefined)
      return done
    },

    /** Calls `subscriber` after each commit that changed something; returns how to stop. */
    subscribe: (subscriber: (commit: Commit) => void): (() => void) => {
      subscribers.add(subscriber)
      return () => subscribers.delete(subscriber)
    },

    /** Waits for running transactions, then closes the database. */
    close: async (): Promise<void> => {
      await queue
      database.close()
    },
  }
}

/** A dataset with the changes of one transaction that is not committed yet. */
export type WorkingCopy = ReturnType<typeof workingCopy>

function workingCopy(base: Documents) {
  const changes = new Map<string, LakeDocument | null>()
  const mutations = new Map<string, Mutation[]>()
  const record = (id: string, added: Mutation[]) =>
    mutations.set(id, [...(mutations.get(id) ?? []), ...added])

  return {
    get: (id: string): LakeDocument | undefined => {
      const change = changes.get(id)
      return change === undefined ? base.get(id) : (change ?? undefined)
    },

    /** @param added the mutations that listeners receive, from the document before to this one. */
    set: (document: LakeDocument, added: Mutation[] = [{ createOrReplace: document }]): void => {
      changes.set(document._id, document)
      record(document._id, added)
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
