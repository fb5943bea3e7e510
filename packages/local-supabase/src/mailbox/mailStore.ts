import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

/** A mail, raw and parsed; `id` is its file name. */
export type ReceivedMail = { id: string; raw: string; mail: Partial<Email> }

export type MailStore = Awaited<ReturnType<typeof openMailStore>>

/** Opens the mails in a directory: `.eml` files whose names sort by arrival. */
export async function openMailStore(directory: string) {
  await mkdir(directory, { recursive: true })
  const pathOf = (id: string) => join(directory, `${id}.eml`)
  const parse = async (id: string): Promise<ReceivedMail> => {
    const raw = await readFile(pathOf(id), 'utf8')
    return { id, raw, mail: await PostalMime.parse(raw).catch(unreadable) }
  }
  return {
    /** Stores a mail. Resolves when it is on disk. */
    add: async (raw: Buffer): Promise<void> => {
      const path = pathOf(`${new Date().toISOString().replace(/\D/g, '')}-${randomUUID()}`)
      await writeFile(`${path}.part`, raw, { flush: true })
      await rename(`${path}.part`, path)
    },

    list: async (): Promise<ReceivedMail[]> => {
      const files = (await readdir(directory)).filter((name) => name.endsWith('.eml'))
      const ids = files.map((name) => name.slice(0, -'.eml'.length)).sort()
      return Promise.all(ids.toReversed().map(parse))
    },

    read: async (id: string): Promise<ReceivedMail | null> =>
      existsSync(pathOf(id)) ? parse(id) : null,
  }
}

/** Replaces a mail that exceeds the parser's limits. */
const unreadable = (error: Error) => ({
  subject: '(a mail that cannot be read)',
  text: `This mail cannot be read: ${error.message}`,
})
