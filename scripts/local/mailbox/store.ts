import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

/** A mail, raw and parsed; `id` is the name of its file. */
export type Arrived = { id: string; raw: string; mail: Email }

/** The mails of a directory: `.eml` files with names that sort by arrival. */
export type MailStore = {
  add(raw: Buffer): Promise<void>
  /** Newest first. */
  list(): Promise<Arrived[]>
  read(id: string): Promise<Arrived | null>
}

export async function openMailStore(directory: string): Promise<MailStore> {
  await mkdir(directory, { recursive: true })
  const read = async (id: string) => {
    // The id comes from a URL: only our own file names are looked up.
    if (!/^[\w-]+$/.test(id)) return null
    const raw = await readFile(join(directory, `${id}.eml`), 'utf8').catch(ignoreMissing)
    return raw === null ? null : { id, raw, mail: await parse(raw) }
  }
  return {
    async add(raw) {
      const time = new Date().toISOString().replace(/\D/g, '')
      const file = join(directory, `${time}-${randomUUID()}.eml`)
      // It gets its name when it is complete on the disk; then it is acknowledged.
      const partial = await open(`${file}.part`, 'w')
      await partial.writeFile(raw)
      await partial.sync()
      await partial.close()
      await rename(`${file}.part`, file)
    },
    async list() {
      const files = (await readdir(directory)).filter((name) => name.endsWith('.eml'))
      const mails = await Promise.all(files.map((name) => read(name.slice(0, -'.eml'.length))))
      return mails.filter((mail) => mail !== null).sort((a, b) => b.id.localeCompare(a.id))
    },
    read,
  }
}

/** Parses a mail. One that breaks the parser's limits is shown with the reason in its place. */
async function parse(raw: string): Promise<Email> {
  try {
    return await PostalMime.parse(raw)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return {
      headers: [],
      headerLines: [],
      attachments: [],
      subject: '(a mail that cannot be read)',
      text: `This mail cannot be read: ${reason}`,
    }
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
