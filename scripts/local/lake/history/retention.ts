import type { JournalEntry } from '../journal.ts'

/**
 * The entries without what a journal need not keep: of each document the last `keep` versions
 * stay, deletions among them, so that its present state and its history survive.
 */
export function retain(entries: JournalEntry[], keep: number): JournalEntry[] {
  const kept = new Map<string, number>()
  const isKept = (dataset: string, id: string) => {
    const key = `${dataset}/${id}`
    const count = kept.get(key) ?? 0
    kept.set(key, count + 1)
    return count < keep
  }
  return entries
    .toReversed()
    .map((entry) => ({
      ...entry,
      documents: Object.fromEntries(
        Object.entries(entry.documents).filter(([id]) => isKept(entry.dataset, id)),
      ),
    }))
    .filter(({ documents }) => Object.keys(documents).length > 0)
    .toReversed()
}

export function countVersions(entries: JournalEntry[]): number {
  return entries.reduce((count, entry) => count + Object.keys(entry.documents).length, 0)
}
