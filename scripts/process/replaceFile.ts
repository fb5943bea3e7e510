import { rename, rm, writeFile } from 'node:fs/promises'

/**
 * Writes a file atomically: it is missing or complete at any moment, also if the process is killed.
 * @param mode the access rights; by default, the rights of new files
 */
export async function replaceFile(
  file: string,
  content: string | Uint8Array,
  mode?: number,
): Promise<void> {
  const part = `${file}.part-${process.pid}`
  try {
    await writeFile(part, content, { mode })
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}
