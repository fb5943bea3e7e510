import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getMimeType } from 'hono/utils/mime'

/** Uploaded images and files on disk. Names contain the content's hash, so none ever changes. */
export function assetFiles(directory: string) {
  return {
    /** Stores `content` under a name with its hash; on disk when this resolves. */
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
