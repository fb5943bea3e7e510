import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DirectoryInUse, isLocked } from 'stand-in-server/directoryLock'
import { storageIssue } from 'stand-in-server/storageIssue'

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
 * Opens or creates `lake.sqlite` in the directory, exclusively. Commits survive a crash of the process and of
 * the machine.
 * @throws Error if another process uses the directory, or the directory cannot be written, or the file is
 * damaged
 */
export function openDatabase(directory: string): DatabaseSync {
  mkdirSync(directory, { recursive: true })
  const path = join(directory, 'lake.sqlite')
  const isEmptied = statSync(path, { throwIfNoEntry: false })?.size === 0
  const database = openFile(path, directory)
  try {
    if (isEmptied) throw new Error('it is empty')
    // The operating system releases the exclusive lock when the process ends.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL')
    database.exec(`PRAGMA synchronous = FULL; ${schema}`)
    const { quick_check: check } = database.prepare('PRAGMA quick_check(1)').get() ?? {}
    if (check !== 'ok') throw new Error(String(check))
    return database
  } catch (error) {
    database.close()
    if (isLocked(error)) throw new DirectoryInUse(directory)
    const issue = storageIssue(directory)
    if (issue !== null) throw new Error(issue)
    const advice = 'Restore the file, or move it away to start empty'
    throw new Error(`${path} is damaged (${(error as Error).message}). ${advice}`)
  }
}

function openFile(path: string, directory: string): DatabaseSync {
  try {
    return new DatabaseSync(path)
  } catch (error) {
    throw new Error(storageIssue(directory) ?? (error as Error).message)
  }
}

/** The Studio's data for its user, such as the layout of a list, as JSON by key. */
export function keyValueTable(database: DatabaseSync) {
  const select = database.prepare('SELECT value FROM keyValues WHERE key = ?')
  const replace = database.prepare('REPLACE INTO keyValues (key, value) VALUES (?, ?)')
  return {
    get: (keys: string[]) =>
      keys.map((key) => ({ key, value: JSON.parse(String(select.get(key)?.value ?? null)) })),

    set: (pairs: { key: string; value: unknown }[]): void => {
      for (const { key, value } of pairs) replace.run(key, JSON.stringify(value))
    },
  }
}
