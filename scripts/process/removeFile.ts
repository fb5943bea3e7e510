import { rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Removes a file of a directory, and folders that are then empty. Does nothing if another process has removed it. */
export async function removeFile(directory: string, path: string): Promise<void> {
  await rm(join(directory, path), { force: true })
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    // `rmdir` fails if the folder has other files.
    await rmdir(join(directory, folder)).catch(() => {})
  }
}
