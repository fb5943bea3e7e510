import { rename, rm, writeFile } from 'node:fs/promises'

/** Writes a file atomically: it is missing or complete at any moment, also if the process is killed. */
export async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  const part = `${file}.part-${process.pid}`
  try {
    await writeFile(part, content)
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}
