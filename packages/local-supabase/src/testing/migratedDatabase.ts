import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '../postgres.ts'

const root = 'node_modules/.cache/local-supabase'

export const migrations = join(import.meta.dirname, 'project/migrations')

/**
 * Fills a directory for `openDatabase` with the migrated database of the tests' project, because making one takes
 * seconds.
 */
export async function copyMigratedDatabase(directory: string): Promise<void> {
  const migrated = join(root, hashOfSources())
  if (!existsSync(migrated)) await migrate(migrated)
  // In one call, because `cp` takes several times as long for a thousand files.
  cpSync(migrated, directory, { recursive: true })
}

async function migrate(target: string): Promise<void> {
  await mkdir(root, { recursive: true })
  const directory = await mkdtemp(join(root, 'next-'))
  const database = await openDatabase({ migrations, directory })
  await database.close()
  // Fails if another process was faster.
  await rename(directory, target).catch(() => rm(directory, { recursive: true }))
}

function hashOfSources(): string {
  const hash = createHash('sha256')
  const files = [
    ...globSync(join(migrations, '*')).sort(),
    ...['../postgres.ts', '../projectSchema.ts'].map((file) => join(import.meta.dirname, file)),
    'node_modules/@electric-sql/pglite/package.json',
  ]
  for (const file of files) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}
