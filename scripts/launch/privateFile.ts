import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Calls `use` with a file that only this user may read, and removes it afterwards. For secrets, because other users of
 * the machine may see a command's arguments.
 */
export async function withPrivateFile(
  text: string,
  use: (file: string) => Promise<unknown>,
): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'launch-'))
  try {
    const file = join(directory, 'secrets')
    await writeFile(file, text, { mode: 0o600 })
    await use(file)
  } finally {
    await rm(directory, { recursive: true })
  }
}
