import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import pMap from 'p-map'
import { fileName } from '../../../shared/content/addresses/contentModulePaths.ts'
import { homePath } from '../../../shared/content/addresses/paths.ts'
import { removeFile } from '../../process/removeFile.ts'
import { writeDirectory } from '../../process/writeDirectory.ts'

type Content = string | Uint8Array | AsyncIterable<Uint8Array>

/** A file of the site. It is made only if its version has changed. */
export type SiteFile = {
  /** The path in the output, with `/` as separator. */
  path: string
  /** A short text, such as a hash, that changes whenever the result of `make` changes. */
  version: string
  make(): Content | Promise<Content>
}

/** Returns the content of a file, for servers that make it on request. */
export async function makeContent(file: SiteFile): Promise<Buffer> {
  const content = await file.make()
  const isWhole = typeof content === 'string' || content instanceof Uint8Array
  return isWhole ? Buffer.from(content) : buffer(content)
}

/** Returns a text file whose version is the text itself. */
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

/**
 * The directory of a written output, and the versions of its files by path. Plain data, because a closure would retain
 * the content of its build.
 */
type Output = { stage: string; versions: ReadonlyMap<string, string> }

const none: Output = { stage: '', versions: new Map() }

/**
 * Returns a function that writes the files of a site and, when they are complete, replaces the files of the last call.
 * Files with an unchanged version are linked instead of made again.
 *
 * If `replace` alternates between two directories, as `replaceLinked` does, a call writes only the files that differ
 * from those of the call before the last, because linking thousands of files would take longest:
 *
 *     call 1 → site.a     call 2 → site.b     call 3 → site.a: the files of call 1, changed to those of call 3
 * @param replace `replaceLinked` for a directory that is read at any moment
 */
export function siteOutput(directory: string, replace = writeDirectory) {
  let current = none
  let previous = none

  /** @throws AggregateError with the errors of all files that could not be made */
  return async (files: SiteFile[]): Promise<void> => {
    const base = previous
    // If this call fails, the content of the previous output is unknown.
    previous = none
    const fill = async (stage: string): Promise<Output> => {
      const isPrevious = stage === base.stage && existsSync(stage)
      if (!isPrevious) await rm(stage, { recursive: true, force: true })
      await mkdir(stage, { recursive: true })
      const previousVersions = isPrevious ? base.versions : none.versions
      const write = async ({ path, version, make }: SiteFile): Promise<void> => {
        const file = join(stage, path)
        const previousVersion = previousVersions.get(path)
        if (previousVersion === version) return
        // The previous file is removed first, because the current output may link to it.
        if (previousVersion !== undefined) await rm(file, { force: true })
        else await mkdir(dirname(file), { recursive: true })
        if (current.versions.get(path) === version) {
          // If the file system has no links, or the file was removed, it is made again.
          const isLinked = await link(join(directory, path), file).then(
            () => true,
            () => false,
          )
          if (isLinked) return
        }
        await writeFile(file, await make())
      }
      await pMap(files, write, { concurrency, stopOnError: false })
      const versions = new Map(files.map(({ path, version }) => [path, version]))
      for (const path of previousVersions.keys())
        if (!versions.has(path)) await removeFile(stage, path)
      return { stage, versions }
    }
    const output = await replace(directory, fill)
    previous = current
    current = output
  }
}
