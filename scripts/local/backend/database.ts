import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite, type Transaction } from '@electric-sql/pglite'
import { type Lock, lockDirectory } from '../../process/lock.ts'

const migrations = 'supabase/migrations'

/** A Postgres of our own, with the project's migrations applied. */
export type Database = {
  /** Runs statements as the database's owner. */
  query<Row>(sql: string, values?: unknown[]): Promise<Row[]>
  transaction<T>(run: (transaction: Transaction) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/**
 * Opens the database in a directory, or one in memory, and applies the migrations it lacks.
 * @throws where another process has the directory open: PGlite itself would lose rows
 */
export async function openDatabase(directory: string | null): Promise<Database> {
  let lock: Lock | null = null
  if (directory !== null) {
    await mkdir(directory, { recursive: true })
    lock = await lockDirectory(directory)
  }
  try {
    const postgres = await PGlite.create(directory === null ? {} : join(directory, 'postgres'))
    await migrate(postgres)
    return {
      query: async <Row>(sql: string, values: unknown[] = []) =>
        (await postgres.query<Row>(sql, values)).rows,
      transaction: (run) => postgres.transaction(run),
      close: async () => {
        await postgres.close()
        await lock?.release()
      },
    }
  } catch (error) {
    await lock?.release()
    throw error
  }
}

/** Applies what is missing, each migration whole or not at all, in the Supabase CLI's own record. */
async function migrate(postgres: PGlite): Promise<void> {
  await postgres.exec(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (version text primary key);
  `)
  const { rows } = await postgres.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  )
  const applied = new Set(rows.map(({ version }) => version))
  for (const file of (await readdir(migrations)).sort()) {
    const version = file.slice(0, file.indexOf('_'))
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
