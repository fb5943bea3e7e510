import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dueFunctionsQuery } from '../../supabase/project.ts'
import { esi, kofi, openTestDatabase, type TestDatabase } from './openTestDatabase.ts'

/** The mail in the morning about overdue enquiries. */

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase([kofi, esi])
})

afterAll(() => database.close())

beforeEach(async () => {
  await database.query('delete from public.contacts')
  await database.query('update public.staff set reminder_due_at = null')
})

type Reminder = {
  mail: string
  recipient: string
  total: number
  enquiries: { reference: string; owner: string | null }[]
}

const claim = async () =>
  (await database.query<Reminder>('select * from public.claim_due_reminder()'))[0]

/** Stores an enquiry whose mail is done with, and returns its reference. */
async function store(hours: number, owner: string | null = null, status = 'new'): Promise<string> {
  const [row] = await database.query<{ reference: string }>(
    `insert into public.contacts (first_name, email, message, created_at, owner, status, email_status, email_due_at)
     values ('Ama', 'ama@example.org', 'A message ' || gen_random_uuid(),
       now() - make_interval(hours => $1), $2, $3, 'sent', null)
     returning reference`,
    [hours, owner, status],
  )
  return row?.reference ?? ''
}

const remind = (who: string, wanted: boolean) =>
  database.asUser(who, 'select public.remind_me($1)', [wanted])
const makeDue = () =>
  database.query(
    'update public.staff set reminder_due_at = now() where reminder_due_at is not null',
  )
const dueAt = async (email: string) =>
  (
    await database.query<{ due: Date | null }>(
      'select reminder_due_at as due from public.staff where email = $1',
      [email],
    )
  )[0]?.due

test('nobody gets it who has not asked for it', async () => {
  await store(30)
  expect(await dueAt(kofi)).toBeNull()
  expect(await claim()).toBeUndefined()
  expect(await database.query(dueFunctionsQuery)).toEqual([])
})

test.each([
  ['2026-11-26T06:59:59Z', '2026-11-26T07:00:00Z'],
  ['2026-11-26T07:00:00Z', '2026-11-27T07:00:00Z'],
  ['2026-12-31T23:59:59Z', '2027-01-01T07:00:00Z'],
])('after %s, the next morning in Accra is %s', async (after, morning) => {
  // Whatever the time zone of the database.
  for (const zone of ['UTC', 'Asia/Tokyo'])
    await database.transaction(async (transaction) => {
      await transaction.query(`select set_config('timezone', $1, true)`, [zone])
      const { rows } = await transaction.query<{ next: Date }>(
        'select private.next_morning($1) as next',
        [after],
      )
      expect(rows[0]?.next).toEqual(new Date(morning))
    })
})

test('is due on the next morning, and not any more when it is turned off', async () => {
  await store(30)
  await remind(kofi, true)
  expect((await dueAt(kofi))?.toISOString()).toMatch(/T07:00:00.000Z$/)
  expect(await claim()).toBeUndefined()
  await makeDue()
  expect(await database.query(dueFunctionsQuery)).toEqual([{ name: 'send-contact-email' }])
  await remind(kofi, false)
  expect(await claim()).toBeUndefined()
})

test('is turned on by staff alone, for themselves', async () => {
  await remind(kofi, true)
  await remind('mallory@example.org', true)
  expect(await dueAt(esi)).toBeNull()
  expect(await database.query('select from public.staff')).toHaveLength(2)
})

describe('a mail that is due', () => {
  beforeEach(async () => {
    await remind(kofi, true)
    await makeDue()
  })

  test('has the overdue enquiries of its recipient and of nobody, the oldest first', async () => {
    const [his, nobodys] = [await store(25, kofi), await store(48)]
    await store(30, esi)
    await store(30, kofi, 'answered')
    await store(23)
    const reminder = await claim()
    expect(reminder).toMatchObject({ recipient: kofi, total: 2 })
    expect(reminder?.enquiries).toEqual([
      expect.objectContaining({ reference: nobodys, owner: null }),
      expect.objectContaining({ reference: his, owner: kofi }),
    ])
    expect(JSON.stringify(reminder)).not.toMatch(/ama|message/i)
  })

  test('is claimed once a day, and the next one is another mail', async () => {
    await store(30)
    expect(await claim()).toBeDefined()
    expect(await claim()).toBeUndefined()
    expect((await dueAt(kofi))?.toISOString()).toMatch(/T07:00:00.000Z$/)
    expect(await database.query(dueFunctionsQuery)).toEqual([])
  })

  test('is not sent if nothing is overdue', async () => {
    await store(23)
    expect(await claim()).toBeUndefined()
    expect(await database.query(dueFunctionsQuery)).toEqual([])
  })

  test('is one for each who wants it', async () => {
    await store(30)
    await remind(esi, true)
    await makeDue()
    expect([(await claim())?.recipient, (await claim())?.recipient]).toEqual([esi, kofi])
    expect(await claim()).toBeUndefined()
  })

  test('that failed is the same mail a quarter of an hour later, unless it is turned off', async () => {
    await store(30)
    const first = await claim()
    await database.query('select public.postpone_reminder($1)', [kofi])
    expect(await claim()).toBeUndefined()
    await makeDue()
    expect((await claim())?.mail).toBe(first?.mail)
    await remind(kofi, false)
    await database.query('select public.postpone_reminder($1)', [kofi])
    expect(await dueAt(kofi)).toBeNull()
  })

  test('lists fifty, and the number of all', async () => {
    for (let count = 0; count < 52; count += 1) await store(30 + count)
    const reminder = await claim()
    expect(reminder?.total).toBe(52)
    expect(reminder?.enquiries).toHaveLength(50)
  })
})
