import { randomBytes } from 'node:crypto'
import { EventEmitter, on } from 'node:events'
import type { DatabaseSync } from 'node:sqlite'
import { localUser } from './account/users.ts'
import { contentError } from './errors.ts'
import type { Documents } from './lakeDocument.ts'
import type { DocumentChange, TransactionStamp } from './mutation.ts'
import { openTransaction, type Transaction } from './transaction.ts'
import { versionTable } from './versions.ts'

/**
 * The author's id, the transaction's id if the caller chooses one, and the value of `sanity::projectId()` in queries.
 */
type Signature = { author?: string; transactionId?: string | undefined; projectId?: string }

export type Commit = TransactionStamp & { dataset: string; changes: DocumentChange[] }

/** The lake's documents, in memory for reading and in the database for durability. */
export type Store = ReturnType<typeof createStore>

/**
 * @param address the base URL of images, such as `http://localhost:3334`
 * @throws Error if a stored document cannot be read
 */
export function createStore(database: DatabaseSync, address: string) {
  const versions = versionTable(database, address)
  const datasets = new Map<string, Documents>()
  const commits = new EventEmitter<{ commit: [Commit] }>().setMaxListeners(0)
  let position = versions.lastPosition()
  let queue: Promise<unknown> = Promise.resolve()

  const documentsOf = (dataset: string): Documents => datasets.get(dataset) ?? new Map()
  for (const [dataset, rows] of Map.groupBy(versions.current(), (row) => row.dataset))
    datasets.set(dataset, new Map(rows.map(({ document }) => [document._id, document])))

  function commit(stamp: TransactionStamp, dataset: string, transaction: Transaction): void {
    const { documents, changes } = transaction.finish()
    if (changes.length === 0) return
    versions.insert({ ...stamp, dataset, position: position + 1 }, changes)
    position += 1
    datasets.set(dataset, documents)
    commits.emit('commit', { ...stamp, dataset, changes })
  }

  return {
    /** The committed documents of a dataset; empty if nothing was written to it. */
    documents: documentsOf,

    /** The names of the datasets that something was written to. */
    datasets: (): string[] => [...datasets.keys()].sort(),

    /** The versions of these documents, oldest first by default. */
    history: versions.select,

    /** The position of a transaction in the history, or undefined if it is unknown. */
    positionOf: versions.positionOf,

    /**
     * Runs `work` in a transaction and commits its changes. Transactions run one after the other. Resolves
     * when the changes are on disk; if `work` throws, nothing changes.
     * @throws 409 `transactionAlreadyExistsError` for a used id, and the errors of a transaction's `finish`
     */
    transact: <Result>(
      dataset: string,
      work: (transaction: Transaction) => Promise<Result>,
      {
        author = localUser.id,
        transactionId = randomBytes(16).toString('hex'),
        projectId,
      }: Signature = {},
    ): Promise<{ transactionId: string; result: Result }> => {
      const run = async () => {
        if (versions.positionOf(transactionId) !== undefined) {
          const description = `Transaction "${transactionId}" already exists`
          throw contentError(409, { type: 'transactionAlreadyExistsError', description })
        }
        const stamp = { transactionId, timestamp: new Date().toISOString(), author }
        const options = { ...stamp, dataset, address, projectId }
        const transaction = openTransaction(documentsOf(dataset), options)
        const result = await work(transaction)
        commit(stamp, dataset, transaction)
        return { transactionId, result }
      }
      const done = queue.then(run)
      queue = done.catch(() => undefined)
      return done
    },

    /** The commits from now on; `return` ends the iteration. */
    commits: (): AsyncIterableIterator<Commit[]> => on(commits, 'commit'),

    /** Waits for running transactions, then closes the database. */
    close: async (): Promise<void> => {
      await queue
      database.close()
    },
  }
}
