import { hash } from 'node:crypto'
import { link, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pMap from 'p-map'
import { fileName } from '../../shared/content/modules.ts'
import { homePath } from '../../shared/content/paths.ts'
import { writeDirectory } from '../process/writeDirectory.ts'

export type SiteFile = {
  /** The path in the output, with `/`. */
  path: string
  /** A hash, or another text, that differs wherever `make` would return something else. */
  version: string
  make(): string | Uint8Array | Promise<string | Uint8Array>
}

/** A file of a site that was written, for a host that is to serve it. */
export type WrittenFile = {
  path: string
  /** The SHA-1 of its content, by which hosts know what they have. */
  digest: string
  size: number
  read(): Promise<Uint8Array>
}

/** Returns a file with a text, which is its own version. */
export function textFile(path: string, text: string): SiteFile {
  return { path, version: text, make: () => text }
}

/**
 * Returns the file name of an address's document: hosts answer `/a/b` with `a/b.html`. An address that
 * ends in `.html`, as old ones may, names its file.
 */
export function documentFile(address: string): string {
  if (address === homePath) return 'index.html'
  return `${fileName(address).replace(/\.html$/, '')}.html`
}

const concurrency = 16

/**
 * Returns a function that writes the files of a site and, when they are complete, puts them in place of
 * those that it wrote before. A file that still has its version is not made again, but linked.
 */
export function siteOutput(directory: string) {
  let last = new Map<string, WrittenFile & { version: string }>()

  /** @throws AggregateError with the errors of all files that could not be made */
  return async (files: SiteFile[]): Promise<WrittenFile[]> => {
    const written = await writeDirectory(directory, async (stage) => {
      const write = async ({ path, version, make }: SiteFile) => {
        const file = join(stage, path)
        await mkdir(dirname(file), { recursive: true })
        const same = last.get(path)
        if (same?.version === version) {
          await link(join(directory, path), file)
          return same
        }
        const content = await make()
        await writeFile(file, content)
        return { ...writtenFile(path, content, () => readFile(join(directory, path))), version }
      }
      return pMap(files, write, { concurrency, stopOnError: false })
    })
    last = new Map(written.map((file) => [file.path, file]))
    return written
  }
}

/** Describes a file by its content, which `read` returns again. */
export function writtenFile(
  path: string,
  content: string | Uint8Array,
  read: WrittenFile['read'] = async () => Buffer.from(content),
): WrittenFile {
  return { path, digest: hash('sha1', content), size: Buffer.byteLength(content), read }
}
