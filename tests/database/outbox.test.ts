import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dueFunctionsQuery } from '../../supabase/project.ts'
import { anEnquiryRow } from '../support/anEnquiry.ts'
import { openTestDatabase, type TestDatabase } from './openTestDatabase.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})

afterAll(() => database.close())

beforeEach(async () => {
  for (const table of [
    'public.contacts',
    'private.recent_requests',
    'private.mail_attempts',
    'private.site_build',
  ])
    await database.query(`delete from ${table}`)
})

type Mail = { attempt: number; mail: string; is_alert: boolean; enquiries: { id: string }[] }

async function claim(): Promise<Mail | null> {
  const [mail] = await database.query<Mail>('select * from public.claim_due_mail()')
  return mail ?? null
}

const record = ({ attempt }: Mail, sent: boolean) =>
  database.query('select public.record_mail($1, $2)', [attempt, sent])

/** Stores enquiries, without the limit on senders. */
async function store(count: number): Promise<void> {
  await database.query(
    `insert into public.contacts (first_name, email, message)
     select 'Ama', 'ama@example.org', 'A message, number ' || gen_random_uuid()
     from generate_series(1, $1)`,
    [count],
  )
}

/** Claims and sends mails until no more are allowed. */
async function sendAll(): Promise<Mail[]> {
  const mails: Mail[] = []
  for (let mail = await claim(); mail; mail = await claim()) {
    await record(mail, true)
    mails.push(mail)
  }
  return mails
}

/** Moves the outbox's clock. */
async function wait(time: string): Promise<void> {
  await database.query('update private.mail_attempts set at = at - $1::interval', [time])
  await database.query(
    `update public.contacts set created_at = created_at - $1::interval,
       email_due_at = email_due_at - $1::interval,
       email_alert_due_at = email_alert_due_at - $1::interval`,
    [time],
  )
}

const idsOf = (mails: Mail[]) => mails.flatMap(({ enquiries }) => enquiries.map(({ id }) => id))
const sizesOf = (mails: Mail[]) => mails.map(({ enquiries }) => enquiries.length)

async function statuses(): Promise<Record<string, number>> {
  const rows = await database.query<{ status: string; count: number }>(
    'select email_status as status, count(*)::int from public.contacts group by 1',
  )
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
}

test('a claimed mail is not claimed again for two minutes, and then as the same mail', async () => {
  await store(1)
  const first = await claim()
  expect(await claim()).toBeNull()
  // Ten seconds earlier, because the database's clock goes on meanwhile.
  await wait('110 seconds')
  expect(await claim()).toBeNull()
  await wait('10 seconds')
  const second = await claim()
  expect(second?.mail).toBe(first?.mail)
  expect(second?.attempt).not.toBe(first?.attempt)
})

test('the late outcome of an expired attempt does not affect the next one', async () => {
  await store(1)
  const first = await claim()
  await wait('3 minutes')
  const second = await claim()
  if (!first || !second) throw new Error('Nothing was claimed')
  await record(first, false)
  expect(await claim()).toBeNull()
  await record(second, true)
  expect(await statuses()).toEqual({ sent: 1 })
})

test('mails that always fail do not delay a new one', async () => {
  await store(10)
  for (let number = 0; number < 10; number++) {
    const mail = await claim()
    if (mail) await record(mail, false)
  }
  await wait('2 minutes')
  await store(1)
  const [row] = await database.query<{ id: string }>(
    'select id from public.contacts where email_attempts = 0',
  )
  expect((await claim())?.mail).toBe(row?.id)
})

/** Uses up the mails about one enquiry each. */
const exhaust = () =>
  database.query(
    'insert into private.mail_attempts (is_alert) select false from generate_series(1, 50)',
  )

describe('at most sixty mails are sent in an hour', () => {
  test('fifty are about one enquiry each, then pending ones are in a digest every six minutes', async () => {
    const singles: Mail[] = []
    for (let number = 0; number < 50; number++) {
      await store(1)
      singles.push(...(await sendAll()))
    }
    expect(sizesOf(singles)).toEqual(Array(50).fill(1))
    await store(150)
    await wait('5 minutes 50 seconds')
    expect(await sendAll()).toEqual([])
    await wait('10 seconds')
    const digests = await sendAll()
    expect(sizesOf(digests)).toEqual([150])
    expect(await statuses()).toEqual({ sent: 200 })
    expect(new Set(idsOf([...singles, ...digests])).size).toBe(200)
  })

  test('more than that at once is a digest right away', async () => {
    await store(51)
    expect(sizesOf(await sendAll())).toEqual([51])
  })

  test('even if enquiries never stop, none is pending for more than six minutes', async () => {
    const mails: Mail[] = []
    for (let minute = 0; minute < 90; minute++) {
      await store(10)
      mails.push(...(await sendAll()))
      await wait('1 minute')
      const [oldest] = await database.query<{ minutes: number }>(
        `select coalesce(max(extract(epoch from now() - created_at))::int / 60, 0) as minutes
         from public.contacts where email_status = 'pending'`,
      )
      expect(oldest?.minutes).toBeLessThanOrEqual(6)
      const [inAnHour] = await database.query<{ count: number }>(
        `select count(*)::int as count from private.mail_attempts
         where at > now() - interval '1 hour'`,
      )
      expect(inAnHour?.count).toBeLessThanOrEqual(60)
    }
    await wait('6 minutes')
    mails.push(...(await sendAll()))
    expect(await statuses()).toEqual({ sent: 900 })
    expect(idsOf(mails)).toHaveLength(900)
    expect(new Set(idsOf(mails)).size).toBe(900)
  })

  test('and no function is called while no mail is allowed', async () => {
    await exhaust()
    await store(1)
    expect(await claim()).toBeNull()
    expect(await database.query(dueFunctionsQuery)).toEqual([])
    await wait('6 minutes')
    expect(await database.query(dueFunctionsQuery)).toEqual([{ name: 'send-contact-email' }])
  })

  test('mails that are known to have failed do not count', async () => {
    for (let round = 0; round < 61; round++) {
      await store(1)
      const mail = await claim()
      if (!mail) throw new Error(`Nothing was claimed in round ${round}`)
      await record(mail, false)
    }
    await wait('1 minute')
    expect(sizesOf(await sendAll())).toEqual([61])
  })

  test('a digest has a thousand enquiries at most', async () => {
    await store(1100)
    expect(sizesOf(await sendAll())).toEqual([1000])
    await wait('6 minutes')
    expect(sizesOf(await sendAll())).toEqual([100])
  })
})

describe('a crash between claiming and recording', () => {
  test('repeats a digest as the same mail with the same enquiries', async () => {
    await store(60)
    const lost = await claim()
    await wait('6 minutes')
    await store(5)
    const again = await claim()
    expect([again?.mail, again?.enquiries.length]).toEqual([lost?.mail, 60])
    if (again) await record(again, true)
    await sendAll()
    expect(await statuses()).toEqual({ sent: 65 })
  })

  test('puts a mail that may have been sent into no digest', async () => {
    await store(1)
    const lost = await claim()
    await store(60)
    await wait('6 minutes')
    const mails = await sendAll()
    await wait('6 minutes')
    mails.push(...(await sendAll()))
    expect(mails.find(({ mail }) => mail === lost?.mail)?.enquiries).toHaveLength(1)
    expect(sizesOf(mails).sort((a, b) => a - b)).toEqual([1, 60])
    expect(await statuses()).toEqual({ sent: 61 })
  })

  test('costs nothing when the enquiries are deleted meanwhile', async () => {
    await store(1)
    await claim()
    await database.query('delete from public.contacts')
    await wait('3 minutes')
    expect(await claim()).toBeNull()
  })
})

describe('mail that is given up after a day', () => {
  /** Stores an enquiry whose mail fails for more than a day. */
  async function fail(): Promise<void> {
    await store(1)
    await database.query(
      `update public.contacts set created_at = now() - interval '25 hours'
       where email_status = 'pending'`,
    )
    const mail = await claim()
    if (mail) await record(mail, false)
  }

  test('is reported to staff in an alert, once', async () => {
    await fail()
    expect(await statuses()).toEqual({ failed: 1 })
    expect(await database.query(dueFunctionsQuery)).toEqual([{ name: 'send-contact-email' }])
    const mails = await sendAll()
    expect(mails).toMatchObject([{ is_alert: true, enquiries: [{ first_name: 'Ama' }] }])
    await wait('25 hours')
    expect(await sendAll()).toEqual([])
    expect(await statuses()).toEqual({ failed: 1 })
  })

  test('is reported again a day later if the alert failed, or once mail works again', async () => {
    await fail()
    const alert = await claim()
    if (!alert) throw new Error('There is no alert')
    await record(alert, false)
    expect(await claim()).toBeNull()
    await store(1)
    expect((await sendAll()).map(({ is_alert }) => is_alert)).toEqual([false, true])

    await wait('2 days')
    await fail()
    const second = await claim()
    if (!second) throw new Error('There is no second alert')
    await record(second, false)
    await wait('25 hours')
    expect((await sendAll()).map(({ is_alert }) => is_alert)).toEqual([true])
  })

  test('is reported at most once a day, with all other failures', async () => {
    await fail()
    expect(await sendAll()).toHaveLength(1)
    await fail()
    await fail()
    expect(await sendAll()).toEqual([])
    await wait('25 hours')
    expect(sizesOf(await sendAll())).toEqual([2])
  })

  test('an alert that may have been sent is not repeated before tomorrow', async () => {
    await fail()
    await claim()
    await store(1)
    expect((await sendAll()).map(({ is_alert }) => is_alert)).toEqual([false])
    await wait('25 hours')
    expect((await sendAll()).map(({ is_alert }) => is_alert)).toEqual([true])
  })
})

test('the delay doubles from a minute to an hour', async () => {
  const rows = await database.query<{ minutes: number }>(
    `select extract(epoch from private.retry_delay(n))::int / 60 as minutes
     from unnest(array[1, 2, 3, 6, 7, 8, 1000]) as n`,
  )
  expect(rows.map(({ minutes }) => minutes)).toEqual([1, 2, 4, 32, 60, 60, 60])
})

test('two claims at the same time get different mails', async () => {
  await database.send(anEnquiryRow())
  await database.send(anEnquiryRow({ phone: '2' }))
  const mails = await Promise.all([claim(), claim(), claim()])
  expect(new Set(mails.map((mail) => mail?.mail)).size).toBe(3)
  expect(mails.filter((mail) => mail === null)).toHaveLength(1)
})
