import { rename, rm } from 'node:fs/promises'

/** Replaces a directory, which may be missing, with a finished one. */
export async function replaceDirectory(finished: string, target: string): Promise<void> {
  const previous = `${target}.previous-${process.pid}`
  await rm(previous, { recursive: true, force: true })
  await rename(target, previous).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  await rename(finished, target)
  await rm(previous, { recursive: true, force: true })
}
