import { hash } from 'node:crypto'
import { link, mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pMap from 'p-map'
import { fileName } from '../../shared/content/modules.ts'
import { homePath } from '../../shared/content/paths.ts'
import { writeDirectory } from '../process/writeDirectory.ts'

export type SiteFile = {
  /** The path in the output, with `/` as separator. */
  path: string
  /** A hash, or another text, that changes whenever the result of `make` changes. */
  version: string
  make(): string | Uint8Array | Promise<string | Uint8Array>
}

/** A written file of a site, for deployment to a host. */
export type WrittenFile = {
  path: string
  /** The SHA-1 of its content, by which hosts identify files. */
  digest: string
  size: number
  read(): Promise<Uint8Array>
}

export function textFile(path: string, text: string): SiteFile {
  return { path, version: text, make: () => text }
}

/**
 * Returns the file name of an address's document: `a/b.html` for `/a/b`, and for an old address
 * `/a/b.html`.
 */
export function documentFile(address: string): string {
  if (address === homePath) return 'index.html'
  return `${fileName(address).replace(/\.html$/, '')}.html`
}

const concurrency = 16

type OutputFiles = ReadonlyMap<string, WrittenFile & { version: string }>

/**
 * Returns a function that writes the files of a site and, when they are complete, replaces those of the
 * last call. A file whose version is unchanged is linked instead of made again. The replaced output is kept
 * as a spare, in which the next call changes only what differs, because linking thousands of files takes
 * longest.
 */
export function siteOutput(directory: string) {
  const spare = `${directory}.spare`
  let live: OutputFiles = new Map()
  let inSpare: OutputFiles = new Map()

  /** @throws AggregateError with the errors of all files that could not be made */
  return async (files: SiteFile[]): Promise<WrittenFile[]> => {
    const spareFiles = inSpare
    inSpare = new Map()
    const fill = async (stage: string) => {
      const write = async ({ path, version, make }: SiteFile) => {
        const file = join(stage, path)
        const spareFile = spareFiles.get(path)
        if (spareFile?.version === version) return spareFile
        // The spare's file is removed first, because the live output may link to it.
        if (spareFile) await rm(file)
        else await mkdir(dirname(file), { recursive: true })
        const liveFile = live.get(path)
        if (liveFile?.version === version) {
          await link(join(directory, path), file)
          return liveFile
        }
        const content = await make()
        await writeFile(file, content)
        return { ...writtenFile(path, content, () => readFile(join(directory, path))), version }
      }
      const written = await pMap(files, write, { concurrency, stopOnError: false })
      const paths = new Set(files.map(({ path }) => path))
      for (const path of spareFiles.keys()) if (!paths.has(path)) await removeFile(stage, path)
      return written
    }
    // After a start or a failure, the content of the spare is unknown.
    if (spareFiles.size === 0) await rm(spare, { recursive: true, force: true })
    const written = await writeDirectory(directory, fill, live.size > 0 ? spare : undefined)
    inSpare = live
    live = new Map(written.map((file) => [file.path, file]))
    return written
  }
}

/** Removes a file, and the folders that have no other. */
async function removeFile(directory: string, path: string): Promise<void> {
  await rm(join(directory, path))
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    const { length } = await readdir(join(directory, folder))
    if (length > 0) return
    await rmdir(join(directory, folder))
  }
}

/** Returns a file's digest and size, and a function that reads it again. */
export function writtenFile(
  path: string,
  content: string | Uint8Array,
  read: WrittenFile['read'] = async () => Buffer.from(content),
): WrittenFile {
  return { path, digest: hash('sha1', content), size: Buffer.byteLength(content), read }
}
