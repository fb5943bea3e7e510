import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pMap from 'p-map'
import { fileName } from '../../shared/content/modules.ts'
import { homePath } from '../../shared/content/paths.ts'
import { removeFile } from '../process/removeFile.ts'
import { writeDirectory } from '../process/writeDirectory.ts'

export type SiteFile = {
  /** The path in the output, with `/` as separator. */
  path: string
  /** A short text, such as a hash, that changes whenever the result of `make` changes. */
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
  return { path, version: hash('sha256', text), make: () => text }
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

/** What is remembered of a file: no content, and no function, because a closure would retain that of its build. */
type OutputFile = { path: string; version: string; digest: string; size: number }

/** The files of an output, and the directory in which they were written. */
type Output = { stage: string; files: ReadonlyMap<string, OutputFile> }

const none: Output = { stage: '', files: new Map() }

/**
 * Returns a function that writes the files of a site and, when they are complete, replaces those of the
 * last call. A file whose version is unchanged is linked instead of made again. If `replace` keeps the replaced output
 * for the call after the next, that changes only what differs, because linking thousands of files takes longest.
 * @param replace `replaceLinked` for a directory that is read at any moment
 */
export function siteOutput(directory: string, replace = writeDirectory) {
  let live = none
  let spare = none

  /** @throws AggregateError with the errors of all files that could not be made */
  return async (files: SiteFile[]): Promise<WrittenFile[]> => {
    const last = spare
    // If this call fails, the content of the spare is unknown.
    spare = none
    const fill = async (stage: string): Promise<Output> => {
      const isSpare = stage === last.stage && existsSync(stage)
      if (!isSpare) await rm(stage, { recursive: true, force: true })
      await mkdir(stage, { recursive: true })
      const spareFiles = isSpare ? last.files : none.files
      const write = async ({ path, version, make }: SiteFile): Promise<OutputFile> => {
        const file = join(stage, path)
        const spareFile = spareFiles.get(path)
        if (spareFile?.version === version) return spareFile
        // The spare's file is removed first, because the live output may link to it.
        if (spareFile) await rm(file)
        else await mkdir(dirname(file), { recursive: true })
        const liveFile = live.files.get(path)
        if (liveFile?.version === version) {
          // It is made again if somebody has removed it, or the file system has no links.
          const isLinked = await link(join(directory, path), file).then(
            () => true,
            () => false,
          )
          if (isLinked) return liveFile
        }
        const content = await make()
        await writeFile(file, content)
        return { path, version, ...identify(content) }
      }
      const written = await pMap(files, write, { concurrency, stopOnError: false })
      const paths = new Set(files.map(({ path }) => path))
      for (const path of spareFiles.keys()) if (!paths.has(path)) await removeFile(stage, path)
      return { stage, files: new Map(written.map((file) => [file.path, file])) }
    }
    const output = await replace(directory, fill)
    spare = live
    live = output
    return [...output.files.values()].map(({ path, digest, size }) => ({
      ...{ path, digest, size },
      read: () => readFile(join(directory, path)),
    }))
  }
}

function identify(content: string | Uint8Array): { digest: string; size: number } {
  return { digest: hash('sha1', content), size: Buffer.byteLength(content) }
}

/** Returns a file that is deployed, but not in the output. */
export function writtenFile(path: string, content: string | Uint8Array): WrittenFile {
  return { path, ...identify(content), read: async () => Buffer.from(content) }
}
