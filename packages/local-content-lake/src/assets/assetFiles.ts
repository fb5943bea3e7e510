import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getMimeType } from 'hono/utils/mime'

/** Uploaded images and files on disk, which never change because their names contain the content's hash. */
export function assetFiles(directory: string) {
  return {
    pathOf: (name: string): string => join(directory, name),

    /** Stores `content` under a name with its hash. Resolves when it is on disk. */
    write: async (name: string, content: Buffer): Promise<void> => {
      const path = join(directory, name)
      if (existsSync(path)) return
      await mkdir(directory, { recursive: true })
      const temporary = `${path}.${randomUUID()}.part`
      await writeFile(temporary, content, { flush: true })
      await rename(temporary, path)
    },

    read: async (name: string): Promise<Buffer | undefined> => {
      const path = join(directory, name)
      return existsSync(path) ? readFile(path) : undefined
    },
  }
}

export const contentTypeOf = (extension: string) =>
  getMimeType(`.${extension}`)?.split(';')[0] ?? 'application/octet-stream'
