import { randomUUID } from 'node:crypto'
import { existsSync, renameSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'

/**
 * Writes a directory that has no readers meanwhile. `fill` writes a temporary directory, which then replaces it. If
 * `fill` fails, the directory is unchanged.
 * @see replaceLinked for a directory that is read at any moment
 */
export async function writeDirectory<T>(
  target: string,
  fill: (stage: string) => Promise<T>,
): Promise<T> {
  // Each call uses a new name, so that its files are never confused with another call's.
  const stage = `${target}.next-${randomUUID()}`
  const previous = `${target}.previous-${process.pid}`
  const remove = (path: string) => rm(path, { recursive: true, force: true })
  try {
    await mkdir(stage, { recursive: true })
    const result = await fill(stage)
    if (existsSync(target)) renameSync(target, previous)
    try {
      renameSync(stage, target)
    } catch (error) {
      if (existsSync(previous)) renameSync(previous, target)
      throw error
    }
    return result
  } finally {
    await remove(stage)
    await remove(previous)
  }
}
