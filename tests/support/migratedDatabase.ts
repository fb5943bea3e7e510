import { cpSync } from 'node:fs'
import { openDatabase } from 'local-supabase'
import { migrationsDirectory } from '../../supabase/project.ts'
import { prepared } from './prepared.ts'

/** The sources of a migrated database. */
const sources = [
  `${migrationsDirectory}/*`,
  'packages/local-supabase/src/{postgres,projectSchema}.ts',
  'tests/support/migratedDatabase.ts',
  'package-lock.json',
]

/** Fills a directory for `openDatabase` with a migrated database, because migrating takes long. */
export async function copyMigratedDatabase(directory: string): Promise<void> {
  const migrated = await prepared('database', migrate, sources)
  // In one call, because `cp` takes several times as long for a thousand files.
  cpSync(migrated, directory, { recursive: true })
}

async function migrate(directory: string): Promise<void> {
  const database = await openDatabase({ migrations: migrationsDirectory, directory })
  await database.close()
}
