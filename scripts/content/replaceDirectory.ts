import { rename, rm } from 'node:fs/promises'

/** How often a process that replaces the same directory at the same time may come in between. */
const mostTries = 20

/**
 * Moves a finished directory to the place of an earlier one. If the process is killed in between,
 * the earlier one is left beside it as `<target>.previous-…`.
 */
export async function replaceDirectory(finished: string, target: string): Promise<void> {
  const previous = `${target}.previous-${process.pid}-${Date.now()}`
  for (let tries = 1; ; tries += 1) {
    await rename(target, previous).catch(unless('ENOENT'))
    try {
      await rename(finished, target)
      break
    } catch (error) {
      if (tries === mostTries) throw error
      unless('ENOTEMPTY', 'EEXIST')(error)
    }
    await rm(previous, { recursive: true, force: true })
  }
  await rm(previous, { recursive: true, force: true })
}

/** Returns a handler that throws all errors but those with a code. */
function unless(...codes: string[]) {
  return (error: unknown) => {
    if (!(error instanceof Error && 'code' in error && codes.includes(String(error.code))))
      throw error
  }
}
