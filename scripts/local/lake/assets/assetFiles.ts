import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Uploaded images and files on disk. Names contain the content's hash, so none ever changes. */
export type AssetFiles = ReturnType<typeof assetFiles>

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

    /** The stored bytes, `undefined` for an unknown name. */
    read: async (name: string): Promise<Buffer | undefined> => {
      const path = join(directory, name)
      return existsSync(path) ? readFile(path) : undefined
    },
  }
}

/** The content types of stored assets by extension; files of any other are bytes. */
const types: Record<string, string> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  tif: 'image/tiff',
  txt: 'text/plain',
  webp: 'image/webp',
}

export const contentTypeOf = (extension: string) => types[extension] ?? 'application/octet-stream'

/** The extension of a content type, `bin` for one that is not in the list. */
export const extensionOf = (type: string) =>
  Object.keys(types).find((extension) => types[extension] === type) ?? 'bin'
