import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aContact } from '../../tests/support/anEnquiry.ts'
import { openTestDatabase, type TestDatabase } from './openTestDatabase.ts'

let database: TestDatabase

const insert = `insert into public.contacts (first_name, email, message)
  values ('Ama', 'ama@example.org', 'A message of some length')`
/** The columns that are the database's own. */
const bookkeeping = [
  'id',
  'created_at',
  'content_digest',
  'email_status',
  'email_attempts',
  'email_due_at',
  'email_attempt',
  'email_digest',
  'email_alert_due_at',
]
const insufficientPrivilege = '42501'

beforeAll(async () => {
  database = await openTestDatabase()
  await database.send(aContact())
})

afterAll(() => database.close())

describe.each(['anon', 'authenticated'])('%s', (role) => {
  test('may add an enquiry', async () => {
    expect(await database.refusal(role, insert)).toBeNull()
  })

  test.each([
    'select id from public.contacts',
    'select count(*) from public.contacts',
    'select email from public.contacts where false',
    `${insert} returning id`,
    `update public.contacts set first_name = 'X'`,
    `update public.contacts set email_status = 'sent'`,
    'delete from public.contacts',
    'truncate public.contacts',
    'lock table public.contacts',
    'create table public.mine (id int)',
    'create table private.mine (id int)',
    'create trigger mine after insert on public.contacts for each row execute function private.skip_repeated_enquiry()',
    'select * from private.recent_requests',
    'delete from private.recent_requests',
    'select publishes from private.site_build',
    'update private.site_build set due_at = now()',
    'delete from private.site_build',
    'select count(*) from private.accepted_publishes',
    `insert into private.accepted_publishes (signature) values ('a')`,
    'delete from private.accepted_publishes',
    'select * from supabase_migrations.schema_migrations',
    'select private.skip_repeated_enquiry()',
    'select * from public.claim_due_mail()',
    'select public.record_mail(1, true)',
    `select public.delete_enquiries('ama@example.org')`,
    'select private.forget_senders()',
    'select private.due_functions()',
    'select private.call_due_functions()',
    'select salt from private.sender_salts',
    'select * from private.mail_attempts',
    'delete from private.mail_attempts',
    `select public.accept_publish('a', null)`,
    'select * from public.claim_due_build()',
    'select public.record_build(1, true)',
  ])('may not: %s', async (sql) => {
    expect(await database.refusal(role, sql)).toBe(insufficientPrivilege)
  })

  test.each(bookkeeping)('may not set %s', async (column) => {
    const sql = `insert into public.contacts (first_name, email, message, ${column})
        values ('Ama', 'ama@example.org', 'A message of some length', default)`
    expect(await database.refusal(role, sql)).toBe(insufficientPrivilege)
  })
})

describe('the service role', () => {
  test.each([
    'select * from public.contacts',
    'select * from public.claim_due_mail()',
    'select public.record_mail(1, true)',
    `delete from public.contacts where email = 'nobody@example.org'`,
    `select public.delete_enquiries('nobody@example.org')`,
    `select public.accept_publish('a', null)`,
    'select * from public.claim_due_build()',
    'select public.record_build(1, true)',
  ])('may: %s', async (sql) => {
    expect(await database.refusal('service_role', sql)).toBeNull()
  })
})

test('every table that the API offers is guarded row by row', async () => {
  const unguarded = await database.query(
    `select relname from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`,
  )
  expect(unguarded).toEqual([])
})

test('no rule lets everybody do everything', async () => {
  const open = await database.query(
    `select policyname from pg_policies where schemaname in ('public', 'private')
     and (qual = 'true' or with_check = 'true')`,
  )
  expect(open).toEqual([])
})

test('every function has its search path fixed', async () => {
  const open = await database.query(
    `select proname from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
     and not coalesce(proconfig @> array['search_path=""'], false)`,
  )
  expect(open).toEqual([])
})
