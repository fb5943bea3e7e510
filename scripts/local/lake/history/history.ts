import type { LakeDocument } from '../document.ts'
import type { JournalEntry } from '../journal.ts'

/** A document as one transaction left it; null stands for no document. */
export type Version = {
  /** The transaction's place in the order of the dataset's transactions. */
  position: number
  transaction: JournalEntry
  document: LakeDocument | null
  previous: LakeDocument | null
}

/** The transactions of a dataset that are still known, oldest first, and each document's versions. */
export class History {
  readonly #transactions: JournalEntry[] = []
  readonly #positions = new Map<string, number>()
  readonly #versions = new Map<string, Version[]>()

  add(transaction: JournalEntry): void {
    const position = this.#transactions.push(transaction) - 1
    this.#positions.set(transaction.transactionId, position)
    for (const [id, document] of Object.entries(transaction.documents)) {
      const versions = this.#versions.get(id) ?? []
      this.#versions.set(id, versions)
      const previous = versions.at(-1)?.document ?? null
      versions.push({ position, transaction, document, previous })
    }
  }

  /** Oldest first; empty for a document that never was. */
  versions(id: string): readonly Version[] {
    return this.#versions.get(id) ?? []
  }

  position(transactionId: string): number | undefined {
    return this.#positions.get(transactionId)
  }

  lastTransactionId(): string | undefined {
    return this.#transactions.at(-1)?.transactionId
  }
}
