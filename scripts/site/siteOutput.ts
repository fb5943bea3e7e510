import { cp, mkdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { eachOf } from '../content/eachOf.ts'
import { replaceDirectory } from '../content/replaceDirectory.ts'

/** A file of the site that is made from content. */
export type SiteFile = {
  /** The path in the output, with `/`. */
  path: string
  /** Another one wherever `make` would return something else. */
  version: string
  make(): string | Uint8Array | Promise<string | Uint8Array>
}

/** Files that are made, but not yet in place. */
export type Staged = {
  /**
   * Puts the files in place.
   * @returns the directory with the whole output
   */
  commit(): Promise<string>
  /** Removes what was not put in place. */
  discard(): Promise<void>
}

/** How many files are made and written at a time. */
const mostFiles = 16

/**
 * Returns a function that makes the files of a site. The first time they become a new directory; where
 * that is still the last output, only what differs is made then, and replaced in place: file by file in
 * the order of the list, so that what a document loads is there before it.
 * @param code the directory with the bundled code, which is the same in every output
 */
export function siteOutput(code: string) {
  let written: { directory: string; versions: Map<string, string> } | null = null

  return async (
    files: SiteFile[],
    { outDir, last }: { outDir: string; last?: string | undefined },
  ): Promise<Staged> => {
    const known = written?.directory === last ? written : null
    const target = known?.directory ?? outDir
    const differing = files.filter(({ path, version }) => known?.versions.get(path) !== version)
    // Beside the target, so that files and directories can be renamed into place.
    const stage = `${target}.next-${process.pid}`
    const discard = () => rm(stage, { recursive: true, force: true })
    try {
      if (known === null) await cp(code, stage, { recursive: true })
      const ready = new Map<string, Promise<unknown>>()
      await eachOf(differing, mostFiles, async ({ path, make }) => {
        const file = join(stage, path)
        await directoryOf(file, ready)
        await writeFile(file, await make())
      })
    } catch (error) {
      await discard()
      throw error
    }
    return {
      discard,
      async commit() {
        // Until it ends, nobody knows what the directory holds.
        written = null
        if (known === null) await replaceDirectory(stage, target)
        else await update(target, stage, { differing, files, known: known.versions })
        written = {
          directory: target,
          versions: new Map(files.map(({ path, version }) => [path, version])),
        }
        return target
      },
    }
  }
}

type Update = { differing: SiteFile[]; files: SiteFile[]; known: Map<string, string> }

async function update(target: string, stage: string, { differing, files, known }: Update) {
  const ready = new Map<string, Promise<unknown>>()
  for (const { path } of differing) {
    const file = join(target, path)
    await directoryOf(file, ready)
    await rename(join(stage, path), file)
  }
  const kept = new Set(files.map(({ path }) => path))
  for (const path of known.keys()) if (!kept.has(path)) await remove(target, path)
  await rm(stage, { recursive: true, force: true })
}

/** Creates the directory of a file, each once. */
function directoryOf(file: string, ready: Map<string, Promise<unknown>>): Promise<unknown> {
  const directory = dirname(file)
  const known = ready.get(directory) ?? mkdir(directory, { recursive: true })
  ready.set(directory, known)
  return known
}

/** Removes a file, and the directories that it leaves empty. */
async function remove(root: string, path: string): Promise<void> {
  await rm(join(root, path), { force: true })
  for (let directory = dirname(path); directory !== '.'; directory = dirname(directory)) {
    const isEmpty = await rmdir(join(root, directory)).then(
      () => true,
      () => false,
    )
    if (!isEmpty) return
  }
}
