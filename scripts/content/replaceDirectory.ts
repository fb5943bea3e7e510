import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'

/**
 * Puts a finished directory in the place of an earlier one. A process killed half-way leaves the
 * earlier one beside it as `<target>.previous`; the next call restores or removes that first.
 */
export async function replaceDirectory(finished: string, target: string): Promise<void> {
  const previous = `${target}.previous`
  if (existsSync(previous)) {
    if (existsSync(target)) await rm(previous, { recursive: true })
    else await rename(previous, target)
  }
  if (existsSync(target)) await rename(target, previous)
  await rename(finished, target)
  await rm(previous, { recursive: true, force: true })
}
