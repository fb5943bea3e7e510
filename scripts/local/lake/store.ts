import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Lock, lockDirectory } from '../../process/lock.ts'
import type { Documents, LakeDocument } from './document.ts'
import { contentError } from './errors.ts'
import { History } from './history/history.ts'
import { countVersions, retain } from './history/retention.ts'
import { Journal, type JournalEntry } from './journal.ts'
import type { Mutation } from './mutation.ts'
import { WorkingCopy } from './working-copy.ts'

/** Versions of each document that survive a compaction: its history. */
const KEEP_VERSIONS = 1000

/** Versions beyond those a journal may hold before it is compacted at start-up. */
const COMPACT_ABOVE = 10_000

/** The transaction in which work happens; its id becomes the `_rev` of what it touches. */
export type Stamp = { transactionId: string; timestamp: string }

/** A committed change, as told to subscribers. */
export type Commit = JournalEntry & {
  previous: Record<string, LakeDocument | undefined>
  /** What was done to each document, in order. */
  mutations: ReadonlyMap<string, Mutation[]>
}

type StoreOptions = { keepVersions?: number; compactAbove?: number }

type TransactOptions = { transactionId?: string | undefined; dryRun?: boolean }

/** The lake's documents: in memory to read, in a journal on disk to keep. */
export class Store {
  readonly #journal: Journal
  readonly #lock: Lock
  readonly #datasets = new Map<string, Map<string, LakeDocument>>()
  readonly #histories = new Map<string, History>()
  readonly #transactionIds: Set<string>
  readonly #subscribers = new Set<(commit: Commit) => void>()
  #queue: Promise<unknown> = Promise.resolve()

  constructor(journal: Journal, lock: Lock, entries: JournalEntry[]) {
    this.#journal = journal
    this.#lock = lock
    for (const entry of entries) this.#apply(entry)
    this.#transactionIds = new Set(entries.map((entry) => entry.transactionId))
  }

  /** The committed documents of a dataset; empty for one nothing was written to. */
  documents(dataset: string): Documents {
    return this.#datasets.get(dataset) ?? new Map()
  }

  /** The known transactions of a dataset: of each document at least the last 1,000. */
  history(dataset: string): History {
    return this.#histories.get(dataset) ?? new History()
  }

  datasets(): string[] {
    return [...this.#datasets.keys()]
  }

  /**
   * Runs `work` on a working copy and commits what it changed. Transactions run one after the
   * other; when this resolves, the change is on disk. If `work` throws, nothing changes.
   *
   * @throws 409 `transactionAlreadyExistsError` for an id that was used before.
   */
  transact<Result>(
    dataset: string,
    work: (copy: WorkingCopy, stamp: Stamp) => Result | Promise<Result>,
    { transactionId = randomBytes(16).toString('hex'), dryRun = false }: TransactOptions = {},
  ): Promise<{ transactionId: string; result: Result }> {
    const run = async () => {
      if (this.#transactionIds.has(transactionId)) {
        const description = `Transaction "${transactionId}" already exists`
        throw contentError(409, 'transactionAlreadyExistsError', description)
      }
      const stamp = { transactionId, timestamp: new Date().toISOString() }
      const copy = new WorkingCopy(this.documents(dataset))
      const result = await work(copy, stamp)
      if (!dryRun)
        await this.#commit({ ...stamp, dataset, documents: copy.changes() }, copy.mutations())
      return { transactionId, result }
    }
    const done = this.#queue.then(run)
    this.#queue = done.catch(() => undefined)
    return done
  }

  /** Calls `subscriber` after each commit that changed something; returns how to stop. */
  subscribe(subscriber: (commit: Commit) => void): () => void {
    this.#subscribers.add(subscriber)
    return () => this.#subscribers.delete(subscriber)
  }

  /** Waits for running transactions, then gives the directory free. */
  async close(): Promise<void> {
    await this.#queue
    await this.#journal.close()
    await this.#lock.release()
  }

  async #commit(entry: JournalEntry, mutations: Commit['mutations']): Promise<void> {
    const ids = Object.keys(entry.documents)
    if (ids.length === 0) return
    await this.#journal.append(entry)
    const before = this.documents(entry.dataset)
    const previous = Object.fromEntries(ids.map((id) => [id, before.get(id)]))
    this.#apply(entry)
    this.#transactionIds.add(entry.transactionId)
    for (const subscriber of this.#subscribers) subscriber({ ...entry, previous, mutations })
  }

  #apply(entry: JournalEntry): void {
    const documents = this.#datasets.get(entry.dataset) ?? new Map<string, LakeDocument>()
    const history = this.#histories.get(entry.dataset) ?? new History()
    this.#datasets.set(entry.dataset, documents)
    this.#histories.set(entry.dataset, history)
    history.add(entry)
    for (const [id, document] of Object.entries(entry.documents)) {
      if (document) documents.set(id, document)
      else documents.delete(id)
    }
  }
}

/**
 * Opens the lake in `directory`, creating it if need be, for this process alone.
 *
 * @throws when another process holds the directory or the journal is damaged.
 */
export async function openStore(
  directory: string,
  { keepVersions = KEEP_VERSIONS, compactAbove = COMPACT_ABOVE }: StoreOptions = {},
): Promise<Store> {
  await mkdir(directory, { recursive: true })
  const lock = await lockDirectory(directory)
  try {
    const path = join(directory, 'journal.ndjson')
    const opened = await Journal.open(path)
    const retained = retain(opened.entries, keepVersions)
    if (countVersions(opened.entries) - countVersions(retained) <= compactAbove) {
      return new Store(opened.journal, lock, opened.entries)
    }
    await opened.journal.close()
    await Journal.replace(path, retained)
    const compacted = await Journal.open(path)
    return new Store(compacted.journal, lock, compacted.entries)
  } catch (error) {
    await lock.release()
    throw error
  }
}
