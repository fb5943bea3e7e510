import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anEnquiryRow } from '../support/anEnquiry.ts'
import { bookkeeping } from './bookkeeping.ts'
import { claimsOf, kofi, openTestDatabase, type TestDatabase } from './openTestDatabase.ts'

/** Access rights: every verb on every table, and every function, in every role. */

/** The callers of the database's API: a role, and the claims of a session. */
const actors = {
  visitor: { role: 'anon', claims: '' },
  /** Anybody who signs in with a mailed code. */
  stranger: { role: 'authenticated', claims: claimsOf('mallory@example.org') },
  /** Signed up by password with a staff address that was never confirmed. */
  impostor: { role: 'authenticated', claims: claimsOf('kofi@example.com', 'password') },
  staff: { role: 'authenticated', claims: claimsOf('kofi@example.com') },
  'the service': { role: 'service_role', claims: '' },
} as const

type Actor = keyof typeof actors

/** `nothing`: permitted, but no row is found. `done`: rows are found, or another error occurs. */
type Outcome = 'refused' | 'nothing' | 'done'

const insert = `insert into public.contacts (first_name, email, message)
  values ('Ama', 'ama@example.org', 'A message of some length')`
const insufficientPrivilege = '42501'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase([kofi])
  await database.send(anEnquiryRow())
  await database.asUser('kofi@example.com', `update public.contacts set note = 'Called'`)
  await database.query(`insert into private.mail_attempts (is_alert) values (false)`)
  await database.query(
    `insert into private.problems (name, is_confirmed) values ('site_unreachable', true)`,
  )
})

afterAll(() => database.close())

async function attempt(actor: Actor, sql: string): Promise<Outcome> {
  const { role, claims } = actors[actor]
  const undone = new Error('undone')
  let outcome: Outcome = 'done'
  try {
    await database.transaction(async (transaction) => {
      await transaction.query(
        `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`,
        [role, claims],
      )
      const { rows, affectedRows } = await transaction.query(sql)
      outcome = rows.length + (affectedRows ?? 0) === 0 ? 'nothing' : 'done'
      throw undone
    })
  } catch (error) {
    if (error !== undone && (error as { code: string }).code === insufficientPrivilege)
      return 'refused'
  }
  return outcome
}

/** Returns every verb on each of our tables and views, and on each column that can be changed. */
async function attemptsOnTables(): Promise<string[]> {
  const tables = await database.query<{ name: string; changes: string[]; isView: boolean }>(
    `select c.oid::regclass::text as name, c.relkind = 'v' as "isView",
       array_agg(format('%s = %s', a.attname,
         case when a.attidentity = 'a' then 'default' else a.attname::text end))
         filter (where pg_column_is_updatable(c.oid, a.attnum, false)) as changes
     from pg_class as c join pg_attribute as a on a.attrelid = c.oid
     where c.relnamespace::regnamespace::text in ('public', 'private', 'supabase_migrations')
       and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped
     group by c.oid order by 1`,
  )
  return tables.flatMap(({ name, changes, isView }) => [
    `select from ${name}`,
    name === 'contacts' ? insert : `insert into ${name} default values`,
    ...changes.map((change) => `update ${name} set ${change}`),
    `delete from ${name}`,
    ...(isView ? [] : [`truncate ${name} cascade`]),
    `lock table ${name} in share mode`,
  ])
}

async function attemptsOnFunctions(): Promise<string[]> {
  const functions = await database.query<{ call: string }>(
    `select format('select %s(%s)', p.oid::regproc, (
       select string_agg(format('null::%s', type::regtype), ', ' order by number)
       from unnest(p.proargtypes) with ordinality as parameter (type, number))) as call
     from pg_proc as p
     where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) order by 1`,
  )
  return functions.map(({ call }) => call)
}

async function outcomesOf(attempts: string[], actor: Actor): Promise<Record<string, Outcome>> {
  const outcomes: Record<string, Outcome> = {}
  for (const sql of attempts) {
    const outcome = await attempt(actor, sql)
    if (outcome !== 'refused') outcomes[sql === insert ? 'insert into contacts' : sql] = outcome
  }
  return outcomes
}

/** A signed-in caller who is not staff finds no row. */
const notStaff: Record<string, Outcome> = {
  'insert into contacts': 'done',
  'select from contacts': 'nothing',
  'update contacts set status = status': 'nothing',
  'update contacts set owner = owner': 'nothing',
  'update contacts set note = note': 'nothing',
  'select from enquiry_log': 'nothing',
  'select from private.enquiries': 'nothing',
  'select from staff': 'nothing',
}

/** The permitted verbs on tables; all others are refused. */
const onTables: Record<Actor, Record<string, Outcome>> = {
  visitor: { 'insert into contacts': 'done' },
  stranger: notStaff,
  impostor: notStaff,
  staff: {
    'insert into contacts': 'done',
    'select from contacts': 'done',
    'update contacts set status = status': 'done',
    'update contacts set owner = owner': 'done',
    'update contacts set note = note': 'done',
    'select from enquiry_log': 'done',
    'select from private.enquiries': 'done',
    'select from staff': 'done',
  },
  'the service': expect.objectContaining({
    'select from contacts': 'done',
    'delete from contacts': 'done',
    'select from enquiry_log': 'done',
    'select from staff': 'done',
  }),
}

const asked = {
  'select find_enquiries(null::jsonb, null::timestamp with time zone, null::uuid, null::integer)':
    'nothing',
  'select count_enquiries()': 'done',
  'select count_enquiries_by(null::jsonb)': 'nothing',
  'select enquiries_from(null::text)': 'nothing',
  'select delete_enquiries(null::text)': 'nothing',
  'select change_enquiries(null::jsonb)': 'nothing',
  'select enquiry_sums(null::date, null::date, null::date)': 'nothing',
  'select answer_times(null::date, null::date)': 'done',
  'select waiting_enquiries()': 'nothing',
  'select open_problems()': 'nothing',
  'select private.country_of(null::text)': 'done',
  'select send_again(null::uuid)': 'done',
  'select remind_me(null::boolean)': 'done',
  'select inbox_heartbeat(null::uuid)': 'nothing',
  'select private.is_staff()': 'done',
  'select private.limit_senders()': 'done',
  'select private.promised_time()': 'done',
  'select private.session_address()': 'done',
} satisfies Record<string, Outcome>

/** The permitted functions; all others are refused. */
const onFunctions: Record<Actor, Record<string, Outcome>> = {
  visitor: { 'select private.limit_senders()': 'done' },
  stranger: asked,
  impostor: asked,
  staff: {
    ...asked,
    'select inbox_heartbeat(null::uuid)': 'done',
    'select waiting_enquiries()': 'done',
    'select log_export(null::integer)': 'done',
    'select log_reply(null::uuid, null::text)': 'done',
    'select open_problems()': 'done',
  },
  'the service': expect.objectContaining({
    'select claim_due_mail()': 'done',
    'select record_mail(null::bigint, null::boolean, null::boolean)': 'done',
    'select delete_enquiries(null::text)': 'nothing',
    'select claim_due_acknowledgement()': 'nothing',
    'select record_acknowledgement(null::uuid, null::text)': 'done',
    'select claim_due_reminder()': 'nothing',
    'select postpone_reminder(null::text)': 'done',
    'select claim_monitoring()': 'done',
    'select record_undelivered_mail(null::uuid, null::text)': 'done',
    'select record_undelivered_acknowledgement(null::uuid, null::text)': 'done',
    'select record_problems(null::jsonb)': 'done',
    'select record_notified(null::text, null::boolean, null::integer)': 'done',
  }),
}

describe.each(Object.keys(actors) as Actor[])('%s', (actor) => {
  test('is refused everything on every table, except', async () => {
    expect(await outcomesOf(await attemptsOnTables(), actor)).toEqual(onTables[actor])
  })

  test('is refused every function, except', async () => {
    expect(await outcomesOf(await attemptsOnFunctions(), actor)).toEqual(onFunctions[actor])
  })

  if (actor !== 'the service')
    test.each([
      ...bookkeeping.map((column) =>
        insert.replace('message)', `message, ${column})`).replace("length')", "length', default)"),
      ),
      'create table public.mine (id int)',
      'create table private.mine (id int)',
      'create trigger mine after insert on public.contacts for each row execute function private.skip_repeated_enquiry()',
    ])('may not: %s', async (sql) => {
      expect(await attempt(actor, sql)).toBe('refused')
    })
})

test('users who are not staff see no enquiry', async () => {
  for (const email of ['mallory@example.org', 'KOFI@example.com.evil.example'])
    expect(await database.asUser(email, 'select * from public.count_enquiries()')).toEqual([
      {
        new: 0,
        overdue: 0,
        mine: 0,
        answered: 0,
        spam: 0,
        failed: 0,
        deleted: 0,
        last_change: null,
      },
    ])
})

test('visitors insert enquiries but cannot read them', async () => {
  for (const actor of ['visitor', 'stranger', 'impostor'] as const)
    expect(await attempt(actor, `${insert} returning id`)).toBe('refused')
})

test('a removed member of staff reads nothing any more', async () => {
  await database.hire('esi@example.com')
  const read = () => database.asUser('esi@example.com', 'select id from public.contacts')
  expect(await read()).toHaveLength(1)
  await database.query(`delete from public.staff where email = 'esi@example.com'`)
  expect(await read()).toEqual([])
})

test('after signing out nothing can be read, although the token is valid', async () => {
  await expect(
    database.transaction(async (transaction) => {
      await transaction.query('delete from auth.sessions')
      await transaction.query(
        `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)`,
        [claimsOf('kofi@example.com')],
      )
      const { rows } = await transaction.query('select id from public.contacts')
      throw rows
    }),
  ).rejects.toEqual([])
})

test('every table of the API has row security', async () => {
  const unguarded = await database.query(
    `select relname from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`,
  )
  expect(unguarded).toEqual([])
})

test('no policy permits everything to everybody', async () => {
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
