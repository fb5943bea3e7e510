import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { kofi, openTestDatabase, type TestDatabase } from './openTestDatabase.ts'

/** The problems that the function `monitor-site` reports. */

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase([kofi])
})

afterAll(() => database.close())

beforeEach(async () => {
  await database.query('delete from public.contacts')
  await database.query('delete from private.problems')
  await database.query(
    `update private.monitoring set checked_at = '-infinity', checked_since = null, backed_up_at = null,
      mails_in_day = null`,
  )
})

type Row = { name: string; is_over: boolean; is_mailed: boolean; issue: number | null }

const record = (checked: Record<string, boolean>) =>
  database.query<Row>(
    'select name, is_over, is_mailed, issue from public.record_problems($1::jsonb)',
    [JSON.stringify(checked)],
  )
const notified = (name: string, mailed: boolean, issue: number | null = null) =>
  database.query('select public.record_notified($1, $2, $3)', [name, mailed, issue])
const unnotified = { is_over: false, is_mailed: false, issue: null }
const shown = async (who = 'kofi@example.com') =>
  (await database.asUser<Row>(who, 'select * from public.open_problems()')).map(({ name }) => name)

/** Stores an enquiry of so many minutes ago. */
const store = (minutes: number, status: string) =>
  database.query(
    `insert into public.contacts (first_name, email, message, created_at, email_status, email_due_at)
     values ('Ama', 'ama@example.org', 'A message ' || gen_random_uuid(),
       now() - make_interval(mins => $1), $2, case when $2 = 'pending' then now() end)`,
    [minutes, status],
  )

test('a check is claimed at most once in ten minutes', async () => {
  const claim = () => database.query('select from public.claim_monitoring()')
  expect(await claim()).toHaveLength(1)
  expect(await claim()).toEqual([])
  await database.query(`update private.monitoring set checked_at = now() - interval '11 minutes'`)
  expect(await claim()).toHaveLength(1)
})

test('a problem is to be reported when two checks in a row have seen it', async () => {
  expect(await record({ site_unreachable: true })).toEqual([])
  expect(await shown()).toEqual([])
  expect(await record({ site_unreachable: true })).toEqual([
    { name: 'site_unreachable', ...unnotified },
  ])
  expect(await shown()).toEqual(['site_unreachable'])
})

test('a problem that only one check has seen is forgotten', async () => {
  await record({ site_unreachable: true })
  expect(await record({ site_unreachable: false })).toEqual([])
  expect(await record({ site_unreachable: true })).toEqual([])
})

test('a problem that was reported by any way is to be reported again when it is over, and then forgotten', async () => {
  for (const [mailed, issue] of [
    [true, null],
    [false, 7],
  ] as const) {
    await record({ site_unreachable: true })
    await record({ site_unreachable: true })
    await notified('site_unreachable', mailed, issue)
    const row = { name: 'site_unreachable', is_over: true, is_mailed: mailed, issue }
    expect(await record({ site_unreachable: false })).toEqual([row])
    expect(await shown()).toEqual([])
    // Until somebody is notified of that, it stays to be reported.
    expect(await record({ site_unreachable: false })).toEqual([row])
    await notified('site_unreachable', false)
    expect(await database.query('select from private.problems')).toEqual([])
  }
})

test('a problem that was not reported is over without a word', async () => {
  await record({ site_outdated: true })
  await record({ site_outdated: true })
  expect(await record({ site_outdated: false })).toEqual([])
})

test('a problem that cannot be checked stays as it is', async () => {
  await record({ site_outdated: true })
  await record({ site_outdated: true })
  await notified('site_outdated', true)
  expect(await record({ site_unreachable: false })).toEqual([
    { name: 'site_outdated', ...unnotified, is_mailed: true },
  ])
})

test('mail that has waited for half an hour is a problem until it is sent', async () => {
  await store(29, 'pending')
  await record({})
  expect(await record({})).toEqual([])
  await store(31, 'pending')
  await record({})
  expect(await record({})).toEqual([{ name: 'mail_waiting', ...unnotified }])
  await notified('mail_waiting', true)
  await database.query(`update public.contacts set email_status = 'sent', email_due_at = null`)
  expect(await record({})).toMatchObject([{ name: 'mail_waiting', is_over: true }])
})

test('mail that was given up is a problem', async () => {
  await store(60, 'failed')
  await record({})
  expect(await record({})).toEqual([{ name: 'mail_failed', ...unnotified }])
})

test('a day after the first check, a project that nobody has backed up is a problem', async () => {
  const firstCheck = (hours: number) =>
    database.query(
      'update private.monitoring set checked_since = now() - make_interval(hours => $1)',
      [hours],
    )
  await database.query('select public.claim_monitoring()')
  await record({})
  expect(await record({})).toEqual([])
  await firstCheck(23)
  expect(await record({})).toEqual([])
  await firstCheck(25)
  await record({})
  expect(await record({})).toEqual([{ name: 'backup_overdue', ...unnotified }])
  await database.query('update private.monitoring set backed_up_at = now()')
  expect(await record({})).toEqual([])
})

test('a backup that is older than a night and a half day is a problem', async () => {
  const backup = (hours: number) =>
    database.query(
      'update private.monitoring set backed_up_at = now() - make_interval(hours => $1)',
      [hours],
    )
  await backup(35)
  await record({})
  expect(await record({})).toEqual([])
  await backup(37)
  await record({})
  expect(await record({})).toEqual([{ name: 'backup_overdue', ...unnotified }])
  await backup(0)
  expect(await record({})).toEqual([])
})

test('a day’s mails that are nearly used up are a problem until a day later', async () => {
  const count = (mails: number) => database.query('select public.record_mails_in_day($1)', [mails])
  await count(79)
  await record({})
  expect(await record({})).toEqual([])
  await count(80)
  await record({})
  expect(await record({})).toEqual([{ name: 'mail_quota_nearly_used', ...unnotified }])
  await database.query(
    `update private.monitoring set mails_counted_at = now() - interval '25 hours'`,
  )
  expect(await record({})).toEqual([])
})

test('`npm run check` reads the problems with the secret key', async () => {
  await record({ site_unreachable: true })
  await record({ site_unreachable: true })
  const read = (role: string) =>
    database.transaction(async (transaction) => {
      await transaction.query(`select set_config('role', $1, true)`, [role])
      return (await transaction.query<Row>('select name from public.open_problems()')).rows
    })
  expect(await read('service_role')).toEqual([{ name: 'site_unreachable' }])
  await expect(read('anon')).rejects.toThrow('permission denied')
})

test('staff see when the checks have stopped, but not where there never was one', async () => {
  expect(await shown()).toEqual([])
  await database.query(`update private.monitoring set checked_at = now() - interval '61 minutes'`)
  expect(await shown()).toEqual(['monitoring_stopped'])
  expect(await shown('mallory@example.org')).toEqual([])
})
