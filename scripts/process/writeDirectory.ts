import { existsSync, renameSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'

/**
 * Writes a directory atomically: `write` fills a temporary one, which then replaces it. If that fails, the
 * directory is unchanged.
 * @param spare an existing directory to update, in place of an empty one; holds the replaced one afterwards
 */
export async function writeDirectory<T>(
  target: string,
  write: (stage: string) => Promise<T>,
  spare?: string,
): Promise<T> {
  const stage = spare ?? `${target}.next-${process.pid}`
  const previous = `${target}.previous-${process.pid}`
  const remove = (path: string) => rm(path, { recursive: true, force: true })
  try {
    if (spare === undefined) await remove(stage)
    await mkdir(stage, { recursive: true })
    const result = await write(stage)
    // Renaming is synchronous, so that a server in this process handles no request in between.
    if (existsSync(target)) renameSync(target, previous)
    try {
      renameSync(stage, target)
    } catch (error) {
      if (existsSync(previous)) renameSync(previous, target)
      throw error
    }
    if (spare !== undefined) renameSync(previous, spare)
    return result
  } catch (error) {
    await remove(stage)
    throw error
  } finally {
    await remove(previous)
  }
}
