import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The size of the probe in bytes: more than a new database of Postgres needs. */
const probeSize = 64 * 1024 * 1024

/** Returns what to do about an error of the file system, by its code. */
export function adviceFor(directory: string, { code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `The disk of ${directory} is full: free some space, and start again. Nothing is damaged`
  if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM')
    return `${directory} cannot be written, because it is read-only or another user’s. Nothing is damaged`
  if (code === 'EMFILE' || code === 'ENFILE')
    return 'Too many files are open: close programs, or raise the limit (ulimit -n). Nothing is damaged'
  return `${directory} cannot be written: ${message}`
}

/**
 * Returns why a directory cannot be written, or null if it can. For a database that does not open, whose own message
 * rarely has the reason.
 * @param probe the file that is written and removed
 */
export function storageIssue(directory: string, probe = join(directory, 'probe')): string | null {
  try {
    writeFileSync(probe, Buffer.alloc(probeSize))
    return null
  } catch (error) {
    return adviceFor(directory, error as NodeJS.ErrnoException)
  } finally {
    if (probe.startsWith(directory)) rmSync(probe, { force: true })
  }
}
