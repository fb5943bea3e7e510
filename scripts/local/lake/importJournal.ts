import { existsSync, readFileSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { localUser } from './account/localUsers.ts'
import { inTransaction } from './inTransaction.ts'
import { insertVersion } from './versions.ts'

const entry = z.object({
  transactionId: z.string(),
  timestamp: z.string(),
  dataset: z.string(),
  documents: z.record(z.string(), z.looseObject({ _type: z.string() }).nullable()),
})

/**
 * Fills an empty database from `journal.ndjson`, in which earlier versions of the lake kept one
 * transaction a line. The file stays as it is, and is not read again.
 *
 * @throws Error for a damaged line; the message names file and line.
 */
export function importJournal(database: DatabaseSync, path: string): void {
  if (!existsSync(path) || database.prepare('SELECT 1 FROM versions').get()) return
  const insert = insertVersion(database)
  // What follows the last line break is a write that was interrupted.
  const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1)
  inTransaction(database, () => {
    for (const [index, line] of lines.entries()) {
      const { documents, ...transaction } = parseLine(line, `${path}, line ${index + 1}`)
      for (const [id, document] of Object.entries(documents)) {
        insert({ position: index + 1, author: localUser.id, ...transaction }, id, document)
      }
    }
  })
}

function parseLine(line: string, place: string): z.infer<typeof entry> {
  try {
    return entry.parse(JSON.parse(line))
  } catch (cause) {
    const advice = 'Restore the file, or move it away to start empty'
    throw new Error(`${place} is not an entry of a journal. ${advice}`, { cause })
  }
}
