import { readdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { close, listen } from '../../scripts/http/server.ts'
import { migrationsDirectory } from '../../supabase/project.ts'
import { commands, runCli, statement } from './guide.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import { psql } from './psql.ts'

/** The steps of docs/hosting.md that need no account, with the real CLI and a real Postgres. */

/** The database of a running `supabase start`, instead of Debian's Postgres. */
const { DATABASE_URL } = process.env

let postgres: Postgres
const rows = (sql: string) => psql(postgres.url, sql)

/** Pushes the migrations as documented, to this database instead of the linked project. */
function push(): Promise<string> {
  const command = commands.find((words) => words.endsWith(' db push --remote'))
  if (!command) throw new Error('docs/hosting.md does not push the migrations')
  return runCli(`${command}=${postgres.url}`)
}

beforeAll(async () => {
  postgres = DATABASE_URL ? { url: DATABASE_URL, stop: async () => {} } : await startPostgres()
  await push()
})

afterAll(() => postgres?.stop())

test('the CLI pushes every migration, as a role that is no superuser', async () => {
  expect(await rows('select rolsuper from pg_roles where rolname = user')).toEqual(['f'])
  const files = (await readdir(migrationsDirectory)).sort()
  expect(
    await rows('select version from supabase_migrations.schema_migrations order by version'),
  ).toEqual(files.map((file) => file.slice(0, file.indexOf('_'))))
  expect(await push()).toContain('up to date')
})

const visitorsColumns = [
  'email',
  'first_name',
  'last_name',
  'message',
  'organization',
  'phone',
  'service_of_interest',
].map((column) => `public|contacts|${column}|INSERT`)

/** Signed-in users have more grants than visitors, but row security admits only staff. */
const usersColumns = ['note', 'owner', 'status'].map((column) => `public|contacts|${column}|UPDATE`)

test.each([
  ['anon', visitorsColumns],
  ['authenticated', [...visitorsColumns, ...usersColumns].sort()],
])('%s may write these columns and no others', async (role, columns) => {
  const granted = await rows(
    `select table_schema, table_name, column_name, privilege_type
     from information_schema.column_privileges
     where grantee in ('${role}', 'PUBLIC') and table_schema in ('public', 'private')
       and privilege_type <> 'SELECT'`,
  )
  expect(granted.sort()).toEqual(columns)
})

test.each([
  ['anon', [], ['private.limit_senders()']],
  [
    'authenticated',
    ['contacts', 'enquiry_log', 'private.enquiries', 'staff'],
    [
      'answer_times(date,date)',
      'change_enquiries(jsonb)',
      'count_enquiries()',
      'count_enquiries_by(jsonb)',
      'delete_enquiries(text)',
      'enquiries_from(text)',
      'enquiry_sums(date,date,date)',
      'find_enquiries(jsonb,timestamp with time zone,uuid,integer)',
      'inbox_heartbeat(uuid)',
      'log_export(integer)',
      'log_reply(uuid,text)',
      'open_problems()',
      'private.country_of(text)',
      'private.is_staff()',
      'private.limit_senders()',
      'private.promised_time()',
      'private.session_address()',
      'remind_me(boolean)',
      'send_again(uuid)',
      'waiting_enquiries()',
    ],
  ],
])('%s may read these tables and call these functions', async (role, tables, functions) => {
  const readable = await rows(
    `select oid::regclass from pg_class
     where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
     and relkind in ('r', 'v', 'm', 'p') and has_any_column_privilege('${role}', oid, 'select')`,
  )
  expect(readable.sort()).toEqual(tables)
  const callable = await rows(
    `select oid::regprocedure from pg_proc
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
     and has_function_privilege('${role}', oid, 'execute')`,
  )
  expect(callable.sort()).toEqual(functions)
})

test('row security shows enquiries to staff, and to no other signed-in user', async () => {
  const session = crypto.randomUUID()
  const read = (email: string) =>
    rows(
      `begin;
       set local role authenticated;
       set local request.jwt.claims = '{"email": "${email}", "session_id": "${session}", "amr": [{"method": "otp"}]}';
       select first_name from public.contacts;
       commit`,
    )
  await rows(
    `insert into auth.sessions values ('${session}');
     insert into public.staff values ('kofi@example.com', 'Kofi');
     insert into public.contacts (first_name, email, message)
     values ('Abena', 'abena@example.org', 'A message of some length')`,
  )
  expect(await read('kofi@example.com')).toContain('Abena')
  expect(await read('mallory@example.org')).toEqual([])
})

test('who leaves the staff has no user and no session any more', async () => {
  const session = crypto.randomUUID()
  expect(
    await rows(
      `insert into public.staff values ('esi@example.com', 'Esi');
       with esi as (insert into auth.users (id, email)
         values (gen_random_uuid(), 'Esi@example.com') returning id)
       insert into auth.sessions (id, user_id) select '${session}', id from esi;
       delete from public.staff where email = 'esi@example.com';
       select id from auth.users where email = 'Esi@example.com'
       union all select id from auth.sessions where id = '${session}'`,
    ),
  ).toEqual([])
})

test('PostgREST calls the limit on senders before each request', async () => {
  expect(
    await rows(`select unnest(rolconfig) from pg_roles where rolname = 'authenticator'`),
  ).toContain('pgrst.db_pre_request=private.limit_senders')
})

/** Only this database has several connections at a time; the stand-in has one. */
const atOnce = <Result>(work: () => Promise<Result>) => Promise.all(Array.from({ length: 8 }, work))

test('the same enquiry, sent several times at once, is stored once', async () => {
  await atOnce(() =>
    rows(
      `set role anon;
       insert into public.contacts (first_name, email, message)
       values ('Kofi', 'kofi@example.org', 'Sent from a page that is impatient.')`,
    ),
  )
  expect(await rows(`select count(*) from public.contacts where first_name = 'Kofi'`)).toEqual([
    '1',
  ])
})

test('a mail is claimed once by concurrent calls', async () => {
  const claims = await atOnce(() =>
    rows('set role service_role; select mail from public.claim_due_mail()'),
  )
  const mails = claims.flat()
  expect(mails).not.toEqual([])
  expect(new Set(mails).size).toBe(mails.length)
})

test('pg_cron has the mail of an enquiry sent', async () => {
  expect(await rows('select jobname from cron.job order by jobname')).toEqual([
    'call-due-functions',
    'call-monitor-site',
    'delete-old-log',
    'delete-old-runs',
    'forget-senders',
    'purge-enquiries',
  ])
  const called = Promise.withResolvers<unknown>()
  const functions = createServer(async (request, response) => {
    const body = await json(request)
    // The timer calls `monitor-site` too, each quarter of an hour.
    if (request.url === '/functions/v1/send-contact-email') called.resolve(body)
    response.writeHead(202).end()
  })
  // This machine's address for the database, which may run in a container.
  const [host = ''] = await rows('select host(inet_client_addr())')
  const { port } = new URL(await listen(functions, 0, host))
  try {
    const [url = ''] = /https:[^']+/.exec(statement) ?? []
    await rows(statement.replace(url, `http://${host}:${port}`))
    await rows(
      `set role anon;
       insert into public.contacts (first_name, email, message)
       values ('Ama', 'ama@example.org', 'We wish to register two products.')`,
    )
    expect(await called.promise).toEqual({ due: true })
  } finally {
    await close(functions)
  }
})

test('enquiries are removed after two years', async () => {
  const [job = ''] = await rows(`select command from cron.job where jobname = 'purge-enquiries'`)
  const remaining = await rows(
    `insert into public.contacts (first_name, email, message, created_at) values
       ('Old', 'old@example.org', 'Sent long ago', now() - interval '25 months'),
       ('New', 'new@example.org', 'Sent of late', now() - interval '23 months');
     ${job};
     select first_name from public.contacts where first_name in ('Old', 'New')`,
  )
  expect(remaining).toEqual(['New'])
})
