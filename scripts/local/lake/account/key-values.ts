import { open, readFile, rename } from 'node:fs/promises'
import { z } from 'zod'

const stored = z.record(z.string(), z.unknown())

/** What a user's Studio keeps on the server, in one JSON file: `{key: value}`. */
export class KeyValues {
  readonly #path: string
  #queue: Promise<unknown> = Promise.resolve()

  constructor(path: string) {
    this.#path = path
  }

  /**
   * The values of these keys, null where nothing is kept.
   * @throws when the file is damaged.
   */
  async get(keys: string[]): Promise<{ key: string; value: unknown }[]> {
    const values = await this.#read()
    return keys.map((key) => ({ key, value: values[key] ?? null }))
  }

  /** Keeps values; on disk when this resolves. */
  set(values: Record<string, unknown>): Promise<void> {
    const done = this.#queue.then(async () => this.#write({ ...(await this.#read()), ...values }))
    this.#queue = done.catch(() => undefined)
    return done
  }

  async #read(): Promise<Record<string, unknown>> {
    const text = await readFile(this.#path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '{}'
      throw error
    })
    try {
      return stored.parse(JSON.parse(text))
    } catch {
      throw new Error(`${this.#path} is damaged: move it away, the Studio then uses its defaults`)
    }
  }

  async #write(values: Record<string, unknown>): Promise<void> {
    const temporary = `${this.#path}.new`
    const file = await open(temporary, 'w')
    try {
      await file.writeFile(JSON.stringify(values))
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, this.#path)
  }
}
