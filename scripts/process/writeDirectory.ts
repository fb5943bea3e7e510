import { randomUUID } from 'node:crypto'
import { existsSync, renameSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'

/**
 * Writes a directory that nobody reads meanwhile: `fill` writes a temporary one, which then replaces it. If that
 * fails, the directory is unchanged.
 * @see replaceLinked for a directory that is read at any moment
 */
export async function writeDirectory<T>(
  target: string,
  fill: (stage: string) => Promise<T>,
): Promise<T> {
  // The name is new in each call, so that nothing takes the files of another call for those of this one.
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
