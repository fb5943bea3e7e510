import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { pgDump } from '@electric-sql/pglite-tools/pg_dump'
import { type Database, openDatabase } from 'local-supabase'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrationsDirectory } from '../../supabase/project.ts'
import { copyMigratedDatabase } from '../support/migratedDatabase.ts'

/** What the workflow Backup dumps, restored into a new project. */

let directory: string
let restored: Database

/** The contents of every table before the backup. */
let before: Record<string, unknown[]>

const open = (name: string) =>
  openDatabase({ migrations: migrationsDirectory, directory: join(directory, name) })

async function contentsOf(database: Database) {
  const tables = await database.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const contents: Record<string, unknown[]> = {}
  for (const { name } of tables)
    contents[name] = await database.query(`select * from public.${name} as t order by t::text`)
  return contents
}

/** Dumps a closed database as Supabase's CLI does with these flags. */
async function dump(name: string): Promise<string> {
  const pg = await PGlite.create(join(directory, name, 'postgres'), { extensions: { pg_trgm } })
  // Afterwards it is set again, with a warning if it was written in another way.
  await pg.exec('set search_path = public')
  const args = ['--data-only', '--quote-all-identifiers', '--schema=public']
  const sql = await (await pgDump({ pg, args })).text()
  await pg.close()
  return `set session_replication_role = replica;\n${sql}\nreset all;`
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'backup-'))
  for (const name of ['project', 'new']) await copyMigratedDatabase(join(directory, name))
  const project = await open('project')
  for (const sql of [
    `insert into public.staff values ('kofi@example.com', 'Kofi')`,
    `insert into public.contacts (first_name, email, message, created_at) values
       ('Ama', 'ama@example.org', E'It''s a \\\\ and\nlines; – « é »', now() - interval '40 days'),
       ('Old', 'old@example.org', 'Sent long ago', now() - interval '25 months'),
       ('Gone', 'gone@example.org', 'To be deleted', now())`,
    `update public.contacts set owner = 'kofi@example.com', status = 'answered', note = 'By phone'
     where first_name = 'Ama'`,
    `delete from public.contacts where first_name = 'Gone'`,
  ])
    await project.query(sql)
  before = await contentsOf(project)
  await project.close()
  const sql = await dump('project')
  restored = await open('new')
  await restored.transaction((transaction) => transaction.exec(sql))
})

afterAll(async () => {
  await restored?.close()
  await rm(directory, { recursive: true })
})

test('enquiries, their log and the staff come back as they were', async () => {
  expect(Object.values(before).map((rows) => rows.length > 0)).toEqual([true, true, true])
  expect(await contentsOf(restored)).toEqual(before)
})

test('no other table has data that a backup would lose', async () => {
  const tables = await restored.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'private' order by 1`,
  )
  // Counters, leases and salts, which begin anew, and what `monitor-site` has reported.
  expect(tables.map(({ name }) => name)).toEqual([
    'mail_attempts',
    'monitoring',
    'note_editors',
    'problems',
    'recent_requests',
    'sender_salts',
    'site_build',
  ])
})

test('a new enquiry is stored and logged after a restore', async () => {
  await restored.query(
    `insert into public.contacts (first_name, email, message)
     values ('Esi', 'esi@example.org', 'After the restore')`,
  )
  await restored.query(`update public.contacts set status = 'spam' where first_name = 'Esi'`)
  const log = `select from public.enquiry_log as l join public.contacts as c on c.id = l.enquiry
    where c.first_name = 'Esi'`
  expect(await restored.query(log)).not.toEqual([])
})
