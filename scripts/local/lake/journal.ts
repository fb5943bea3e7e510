import { constants, type FileHandle, open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { LakeDocument } from './document.ts'

/** One transaction as stored: each touched document after it, null where it was deleted. */
export type JournalEntry = {
  transactionId: string
  timestamp: string
  dataset: string
  documents: Record<string, LakeDocument | null>
}

/**
 * An append-only file with one JSON line per transaction. An entry whose `append` has resolved is
 * on disk and survives the process and the machine.
 */
export class Journal {
  readonly #file: FileHandle
  #size: number

  private constructor(file: FileHandle, size: number) {
    this.#file = file
    this.#size = size
  }

  /**
   * Opens or creates the journal and reads its entries. A torn last line, which no caller was told
   * about, is cut off.
   *
   * @throws when an earlier line is damaged; the message names file and line.
   */
  static async open(path: string): Promise<{ journal: Journal; entries: JournalEntry[] }> {
    const file = await open(path, constants.O_RDWR | constants.O_CREAT)
    try {
      const { entries, size } = parseEntries(await file.readFile(), path)
      await file.truncate(size)
      await file.sync()
      await syncDirectory(dirname(path))
      return { journal: new Journal(file, size), entries }
    } catch (error) {
      await file.close()
      throw error
    }
  }

  /** Replaces the journal at `path` in one step; a crash leaves the old or the new one whole. */
  static async replace(path: string, entries: JournalEntry[]): Promise<void> {
    const temporary = `${path}.new`
    const file = await open(temporary, 'w')
    try {
      await file.writeFile(entries.map(toLine).join(''))
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
    await syncDirectory(dirname(path))
  }

  /** Adds an entry and flushes it to disk. On failure the journal is as it was before. */
  async append(entry: JournalEntry): Promise<void> {
    const line = Buffer.from(toLine(entry))
    try {
      let written = 0
      while (written < line.length) {
        const rest = line.length - written
        const result = await this.#file.write(line, written, rest, this.#size + written)
        written += result.bytesWritten
      }
      await this.#file.datasync()
    } catch (error) {
      await this.#file.truncate(this.#size)
      throw error
    }
    this.#size += line.length
  }

  async close(): Promise<void> {
    await this.#file.close()
  }
}

function toLine(entry: JournalEntry): string {
  return `${JSON.stringify(entry)}\n`
}

function parseEntries(bytes: Buffer, path: string): { entries: JournalEntry[]; size: number } {
  const end = bytes.lastIndexOf('\n') + 1
  const entries: JournalEntry[] = []
  let size = 0
  while (size < end) {
    const next = bytes.indexOf('\n', size) + 1
    try {
      entries.push(JSON.parse(bytes.toString('utf8', size, next)))
    } catch {
      if (next === end) break
      throw new Error(
        `${path}, line ${entries.length + 1}: not a journal entry. Restore the file, or move it away to start empty`,
      )
    }
    size = next
  }
  return { entries, size }
}

async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}
