import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** SQLITE_BUSY: another connection holds the lock. */
const busy = 5

/**
 * Locks a directory for this process, with an SQLite lock on the file `lock.db`, which the operating system
 * releases when the process ends.
 * @throws Error if it is locked already
 */
export function lockDirectory(directory: string): { release(): void } {
  const database = openLock(directory)
  try {
    database.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    throw isLocked(error) ? new DirectoryInUse(directory) : error
  }
  return { release: () => database.close() }
}

function openLock(directory: string): DatabaseSync {
  try {
    return new DatabaseSync(join(directory, 'lock.db'))
  } catch (error) {
    const reason = (error as Error).message
    throw new Error(
      `${directory} cannot be written (${reason}): is it read-only, or its disk full?`,
    )
  }
}

export class DirectoryInUse extends Error {
  constructor(directory: string) {
    super(`${directory} is in use by another process: stop it first, or use another directory`)
    this.name = 'DirectoryInUse'
  }
}

/** Returns whether an error of SQLite says that another connection holds the lock. */
export function isLocked(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === busy
}
