import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite, type Transaction } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { lockDirectory } from 'stand-in-server/directoryLock'
import { storageIssue } from 'stand-in-server/storageIssue'
import { projectSchema } from './projectSchema.ts'

export type Database = Awaited<ReturnType<typeof openDatabase>>

type DatabaseOptions = {
  /** The directory of the SQL files, which are applied in order of their names. */
  migrations: string
  directory: string
}

/** Postgres occupies all of its buffers from the start, by default 128 MB. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

/**
 * Opens the database and applies missing migrations.
 * @throws Error if another process has the directory open (PGlite itself would lose rows), or the data is damaged
 */
export async function openDatabase({ migrations, directory }: DatabaseOptions) {
  await mkdir(directory, { recursive: true })
  const lock = lockDirectory(directory)
  try {
    const path = join(directory, 'postgres')
    const postgres = await PGlite.create(path, { extensions: { pg_trgm }, startParams }).catch(
      (error: Error) => {
        const issue = storageIssue(directory)
        if (issue !== null) throw new Error(issue)
        const advice = 'Restore it, or move it away to start empty'
        throw new Error(
          `The database in ${path} is damaged${error.message ? ` (${error.message})` : ''}. ${advice}`,
        )
      },
    )
    await migrate(postgres, migrations)
    return {
      /** Runs a statement as the database's owner. */
      query: async <Row>(sql: string, values: unknown[] = []) =>
        (await postgres.query<Row>(sql, values)).rows,
      transaction: <T>(run: (transaction: Transaction) => Promise<T>): Promise<T> =>
        postgres.transaction(run),
      close: async () => {
        await postgres.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Applies missing migrations, each in a transaction, and records them like the Supabase CLI. */
async function migrate(postgres: PGlite, migrations: string): Promise<void> {
  await postgres.exec(`${projectSchema};
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (version text primary key);
  `)
  const { rows } = await postgres.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  )
  const applied = new Set(rows.map(({ version }) => version))
  const files = (await readdir(migrations)).sort()
  const versionOf = (file: string) => file.slice(0, file.indexOf('_'))
  const [unknown] = applied.difference(new Set(files.map(versionOf)))
  if (unknown)
    throw new Error(
      `The local database has migration ${unknown}, which ${migrations} has not: remove the database's directory to begin with an empty one`,
    )
  for (const file of files) {
    const version = versionOf(file)
    if (applied.has(version)) continue
    const sql = await readFile(join(migrations, file), 'utf8')
    await postgres.transaction(async (transaction) => {
      await transaction.exec(sql).catch((error: Error) => {
        throw new Error(`Migration ${file} failed`, { cause: error })
      })
      await transaction.query('insert into supabase_migrations.schema_migrations values ($1)', [
        version,
      ])
    })
  }
}
