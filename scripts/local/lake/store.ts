import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Documents, LakeDocument } from './document.ts'
import { contentError } from './errors.ts'
import { Journal, type JournalEntry } from './journal.ts'
import { type Lock, lockDirectory } from './lock.ts'
import { WorkingCopy } from './working-copy.ts'

/** Superseded document versions a journal may hold before it is compacted at start-up. */
const COMPACT_ABOVE = 10_000

/** The transaction in which work happens; its id becomes the `_rev` of what it touches. */
export type Stamp = { transactionId: string; timestamp: string }

/** A committed change, as told to subscribers. */
export type Commit = JournalEntry & { previous: Record<string, LakeDocument | undefined> }

type TransactOptions = { transactionId?: string | undefined; dryRun?: boolean }

/** The lake's documents: in memory to read, in a journal on disk to keep. */
export class Store {
  readonly #journal: Journal
  readonly #lock: Lock
  readonly #datasets: Map<string, Map<string, LakeDocument>>
  readonly #transactionIds: Set<string>
  readonly #subscribers = new Set<(commit: Commit) => void>()
  #queue: Promise<unknown> = Promise.resolve()

  constructor(journal: Journal, lock: Lock, entries: JournalEntry[]) {
    this.#journal = journal
    this.#lock = lock
    this.#datasets = replay(entries)
    this.#transactionIds = new Set(entries.map((entry) => entry.transactionId))
  }

  /** The committed documents of a dataset; empty for one nothing was written to. */
  documents(dataset: string): Documents {
    return this.#datasets.get(dataset) ?? new Map()
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
      if (!dryRun) await this.#commit({ ...stamp, dataset, documents: copy.changes() })
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

  async #commit(entry: JournalEntry): Promise<void> {
    const ids = Object.keys(entry.documents)
    if (ids.length === 0) return
    await this.#journal.append(entry)
    const before = this.documents(entry.dataset)
    const previous = Object.fromEntries(ids.map((id) => [id, before.get(id)]))
    applyEntry(this.#datasets, entry)
    this.#transactionIds.add(entry.transactionId)
    for (const subscriber of this.#subscribers) subscriber({ ...entry, previous })
  }
}

/**
 * Opens the lake in `directory`, creating it if need be, for this process alone.
 *
 * @throws when another process holds the directory or the journal is damaged.
 */
export async function openStore(
  directory: string,
  { compactAbove = COMPACT_ABOVE }: { compactAbove?: number } = {},
): Promise<Store> {
  await mkdir(directory, { recursive: true })
  const lock = await lockDirectory(directory)
  try {
    const path = join(directory, 'journal.ndjson')
    const opened = await Journal.open(path)
    const current = currentEntries(replay(opened.entries))
    if (countVersions(opened.entries) - current.length <= compactAbove) {
      return new Store(opened.journal, lock, opened.entries)
    }
    await opened.journal.close()
    await Journal.replace(path, current)
    const compacted = await Journal.open(path)
    return new Store(compacted.journal, lock, compacted.entries)
  } catch (error) {
    await lock.release()
    throw error
  }
}

function replay(entries: JournalEntry[]): Map<string, Map<string, LakeDocument>> {
  const datasets = new Map<string, Map<string, LakeDocument>>()
  for (const entry of entries) applyEntry(datasets, entry)
  return datasets
}

function applyEntry(datasets: Map<string, Map<string, LakeDocument>>, entry: JournalEntry): void {
  const documents = datasets.get(entry.dataset) ?? new Map<string, LakeDocument>()
  datasets.set(entry.dataset, documents)
  for (const [id, document] of Object.entries(entry.documents)) {
    if (document) documents.set(id, document)
    else documents.delete(id)
  }
}

function currentEntries(datasets: Map<string, Map<string, LakeDocument>>): JournalEntry[] {
  return [...datasets].flatMap(([dataset, documents]) =>
    [...documents.values()].map((document) => ({
      transactionId: document._rev,
      timestamp: document._updatedAt,
      dataset,
      documents: { [document._id]: document },
    })),
  )
}

function countVersions(entries: JournalEntry[]): number {
  return entries.reduce((count, entry) => count + Object.keys(entry.documents).length, 0)
}
