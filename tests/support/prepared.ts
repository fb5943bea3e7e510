import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pRetry from 'p-retry'
import { lockDirectory } from '../../scripts/process/directoryLock.ts'

const root = '.local/prepared'

/** The sources of the site, the Studio and the stand-ins. */
const product = [
  '{shared,web,gate,studio,supabase,scripts,packages,docs}/**/*.*',
  'vite.config.ts',
  'package-lock.json',
]

/**
 * Makes what several tests begin with, such as a built site, unless it is there for the same sources.
 * Processes that need it at the same time wait for the one that makes it.
 * @param make fills the directory that it is given
 * @param sources glob patterns of the files that the result depends on
 * @returns the directory, which tests copy from and leave as it is
 */
export async function prepared(
  name: string,
  make: (directory: string) => Promise<unknown>,
  sources = product,
): Promise<string> {
  const directory = join(root, name, await hashOf(sources))
  if (existsSync(directory)) return directory
  await mkdir(join(root, name), { recursive: true })
  const lock = await waitForLock(join(root, name))
  try {
    if (existsSync(directory)) return directory
    await removeOthers(name)
    const next = join(root, name, 'next')
    await mkdir(next)
    await make(next)
    await rename(next, directory)
    return directory
  } finally {
    lock.release()
  }
}

function waitForLock(directory: string): Promise<ReturnType<typeof lockDirectory>> {
  return pRetry(() => lockDirectory(directory), {
    retries: 600,
    factor: 1,
    minTimeout: 500,
    shouldRetry: ({ error }) => error.message.includes('is in use by'),
  })
}

/** Removes the results of other sources, and incomplete ones. */
async function removeOthers(name: string): Promise<void> {
  for (const entry of await readdir(join(root, name)))
    if (!entry.startsWith('lock'))
      await rm(join(root, name, entry), { recursive: true, force: true })
}

async function hashOf(sources: string[]): Promise<string> {
  const hash = createHash('sha256')
  const files: string[] = []
  for await (const file of glob(sources, { exclude: ['**/*.test.*', 'studio/.sanity/**'] }))
    files.push(file)
  for (const file of files.sort()) hash.update(file).update(await readFile(file))
  return hash.digest('hex').slice(0, 12)
}
