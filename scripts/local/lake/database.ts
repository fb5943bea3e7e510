import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { localUser } from './account/localUsers.ts'
import { importJournal } from './importJournal.ts'

/** SQLITE_BUSY: another connection holds the lock. */
const busy = 5

/** `position` numbers the transactions; a null `document` is a deletion. */
const schema = `
  CREATE TABLE IF NOT EXISTS versions (
    position INTEGER NOT NULL,
    transactionId TEXT NOT NULL,
    timestamp TEXT NOT NULL,
    author TEXT NOT NULL,
    dataset TEXT NOT NULL,
    documentId TEXT NOT NULL,
    document TEXT CHECK (json_valid(document)),
    PRIMARY KEY (dataset, documentId, position)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS versionsByTransaction ON versions (transactionId);
  CREATE TABLE IF NOT EXISTS keyValues (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL CHECK (json_valid(value))
  ) STRICT;
`

/**
 * Opens or creates `lake.sqlite` in the directory, for this process alone. What is committed to it
 * survives the process and the machine.
 *
 * @throws when another process uses the directory or the file is damaged.
 */
export function openDatabase(directory: string): DatabaseSync {
  mkdirSync(directory, { recursive: true })
  const path = join(directory, 'lake.sqlite')
  const database = new DatabaseSync(path)
  try {
    // The exclusive lock is the operating system's: it goes with the process, however that ends.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL')
    database.exec(`PRAGMA synchronous = FULL; ${schema}`)
    addAuthors(database)
    const { quick_check: check } = database.prepare('PRAGMA quick_check(1)').get() ?? {}
    if (check !== 'ok') throw damaged(path, String(check))
    importJournal(database, join(directory, 'journal.ndjson'))
    return database
  } catch (error) {
    database.close()
    throw explain(error, directory, path)
  }
}

/** Databases of earlier versions of the lake had one user and no column for the author. */
function addAuthors(database: DatabaseSync): void {
  const columns = database.prepare('PRAGMA table_info(versions)').all()
  if (columns.some(({ name }) => name === 'author')) return
  database.exec(`ALTER TABLE versions ADD COLUMN author TEXT NOT NULL DEFAULT '${localUser.id}'`)
}

function explain(error: unknown, directory: string, path: string): unknown {
  if (!(error instanceof Error) || !('errcode' in error)) return error
  if (error.errcode === busy) {
    const advice = 'stop it first, or use another directory'
    return new Error(`${directory} is in use by another process: ${advice}`)
  }
  return damaged(path, error.message)
}

function damaged(path: string, reason: string): Error {
  return new Error(
    `${path} is damaged (${reason}). Restore the file, or move it away to start empty`,
  )
}
