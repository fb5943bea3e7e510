import { mkdir, open, readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'

const NAME = /^[0-9a-f]{40}(-\d+x\d+)?\.[a-z0-9]+$/

/** Uploaded bytes on disk, under names made of their hash: a name's content never changes. */
export class AssetFiles {
  readonly #directory: string

  constructor(directory: string) {
    this.#directory = directory
  }

  /** Stores `content` as `<sha1>[-<w>x<h>].<extension>`; on disk when this resolves. */
  async write(name: string, content: Buffer): Promise<void> {
    const path = this.#path(name)
    if (await stat(path).catch(() => undefined)) return
    await mkdir(this.#directory, { recursive: true })
    const temporary = `${path}.${process.pid}.new`
    const file = await open(temporary, 'w')
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
  }

  /** The stored bytes, or `undefined` for a name nothing was stored under. */
  async read(name: string): Promise<Buffer | undefined> {
    if (!NAME.test(name)) return undefined
    return readFile(this.#path(name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
  }

  #path(name: string): string {
    return join(this.#directory, name)
  }
}
