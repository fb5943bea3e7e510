import { existsSync, renameSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'

/**
 * Writes a directory atomically: `write` fills a temporary one, which then replaces it. If that fails, the
 * directory is unchanged.
 */
export async function writeDirectory<T>(
  target: string,
  write: (stage: string) => Promise<T>,
): Promise<T> {
  const stage = `${target}.next-${process.pid}`
  const previous = `${target}.previous-${process.pid}`
  try {
    await rm(stage, { recursive: true, force: true })
    await mkdir(stage, { recursive: true })
    const result = await write(stage)
    // Synchronous, so that a server in this process handles no request in between.
    if (existsSync(target)) renameSync(target, previous)
    try {
      renameSync(stage, target)
    } catch (error) {
      if (existsSync(previous)) renameSync(previous, target)
      throw error
    }
    return result
  } finally {
    for (const path of [stage, previous]) await rm(path, { recursive: true, force: true })
  }
}
