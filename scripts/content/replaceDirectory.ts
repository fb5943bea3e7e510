import { rename, rm } from 'node:fs/promises'

/** The maximum number of attempts, because another process may replace the same directory. */
const mostTries = 20

/**
 * Replaces a directory with a finished one. If the process is killed in between, the old one is
 * left as `<target>.previous-…`.
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

/** Returns an error handler that ignores the given error codes and throws all other errors. */
function unless(...codes: string[]) {
  return (error: unknown) => {
    if (!(error instanceof Error && 'code' in error && codes.includes(String(error.code))))
      throw error
  }
}
