import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dueFunctionsQuery } from '../../supabase/project.ts'
import { anEnquiryRow } from '../support/anEnquiry.ts'
import { openTestDatabase, type TestDatabase } from './openTestDatabase.ts'

/** The rules for acknowledgements, which send mail to an address that an outsider enters. */

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})

afterAll(() => database.close())

beforeEach(async () => {
  await database.query('delete from public.contacts')
  await database.query('delete from private.mail_attempts')
})

let messages = 0

type Claimed = { id: string; message: string }

const claim = async () =>
  (await database.query<Claimed>('select * from public.claim_due_acknowledgement()'))[0]
const record = (id: string, outcome: string) =>
  database.query('select public.record_acknowledgement($1, $2)', [id, outcome])

/** Stores an enquiry from an address, whose mail to the company is then sent. */
async function store(email: string): Promise<string> {
  messages += 1
  const message = `A message unlike the others: ${messages}`
  expect(await database.send(anEnquiryRow({ email, message }))).toBe(201)
  await database.query(
    'select public.record_mail(attempt, true) from public.claim_due_mail() as mail',
  )
  return message
}

/** Stores an enquiry from an address, and returns whether it may be acknowledged. */
async function isAcknowledged(email: string): Promise<boolean> {
  const message = await store(email)
  const claimed = await claim()
  if (claimed) await record(claimed.id, 'sent')
  return claimed?.message === message
}

const pass = (interval: string) =>
  database.query(`update public.contacts set acknowledged_at = acknowledged_at - $1::interval`, [
    interval,
  ])

test('an enquiry is acknowledged once', async () => {
  expect(await isAcknowledged('ama@example.org')).toBe(true)
  expect(await claim()).toBeUndefined()
})

test('an enquiry is acknowledged only after its mail to the company has been sent', async () => {
  expect(await database.send(anEnquiryRow())).toBe(201)
  expect(await claim()).toBeUndefined()
  await database.query(
    'select public.record_mail(attempt, false) from public.claim_due_mail() as mail',
  )
  expect(await claim()).toBeUndefined()
})

const due = async () =>
  (
    await database.query<{ minutes: number | null }>(
      `select round(extract(epoch from acknowledgement_due_at - now()) / 60)::int as minutes
       from public.contacts`,
    )
  )[0]?.minutes

test('one whose function stopped is claimed again after two minutes, once', async () => {
  const message = await store('ama@example.org')
  expect((await claim())?.message).toBe(message)
  expect(await claim()).toBeUndefined()
  await database.query(
    `update public.contacts set acknowledgement_due_at = acknowledgement_due_at - interval '2 minutes'`,
  )
  expect((await claim())?.message).toBe(message)
  expect(await claim()).toBeUndefined()
})

test('one that fails is due again, ever later, and does not count as sent', async () => {
  await store('ama@example.org')
  const delays: unknown[] = []
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await database.query('update public.contacts set acknowledgement_due_at = now()')
    const claimed = await claim()
    if (claimed) await record(claimed.id, 'failed')
    delays.push(await due())
  }
  expect(delays).toEqual([1, 2, 4, 8])
  expect(await database.query('select acknowledged_at from public.contacts')).toEqual([
    { acknowledged_at: null },
  ])
})

test('one that the company does not want is not claimed again, and does not count as sent', async () => {
  await store('ama@example.org')
  const claimed = await claim()
  if (claimed) await record(claimed.id, 'unwanted')
  expect(await due()).toBeNull()
  expect(await isAcknowledged('ama@example.org')).toBe(true)
})

test('while one is due, the function is called, even if no mail is allowed', async () => {
  await store('ama@example.org')
  await database.query(
    'insert into private.mail_attempts (is_alert) select false from generate_series(1, 60)',
  )
  expect(await database.query(dueFunctionsQuery)).toEqual([{ name: 'send-contact-email' }])
  await claim()
  expect(await database.query(dueFunctionsQuery)).toEqual([])
})

test('the enquiries of a digest are not acknowledged', async () => {
  for (let number = 0; number < 51; number += 1)
    await database.send(anEnquiryRow({ email: `v${number}@example.org` }))
  await database.query(
    'select public.record_mail(attempt, true) from public.claim_due_mail() as mail',
  )
  expect(await claim()).toBeUndefined()
})

describe('a mailbox gets one acknowledgement a day', () => {
  test.each([
    'victim@example.org',
    'VICTIM@example.org',
    'Victim@Example.org',
    'victim+1@example.org',
    'victim+a+b@EXAMPLE.org',
  ])('whoever calls it %s', async (address) => {
    expect(await isAcknowledged('victim@example.org')).toBe(true)
    expect(await isAcknowledged(address)).toBe(false)
    await pass('23 hours')
    expect(await isAcknowledged(address)).toBe(false)
    await pass('61 minutes')
    expect(await isAcknowledged(address)).toBe(true)
  })

  test('and another one is not affected', async () => {
    expect(await isAcknowledged('victim@example.org')).toBe(true)
    expect(await isAcknowledged('other@example.org')).toBe(true)
  })
})

test('at most thirty acknowledgements are sent in an hour', async () => {
  const results: boolean[] = []
  for (let number = 0; number < 32; number++)
    results.push(await isAcknowledged(`v${number}@example.org`))
  expect(results).toEqual([...Array(30).fill(true), false, false])
  await pass('61 minutes')
  expect(await isAcknowledged('late@example.org')).toBe(true)
})

test.each([
  ['marked as spam', `update public.contacts set status = 'spam'`],
  ['older than a day', `update public.contacts set created_at = now() - interval '25 hours'`],
  ['deleted', 'delete from public.contacts'],
])('what is %s is not acknowledged', async (_, sql) => {
  await store('ama@example.org')
  await database.query(sql)
  expect(await claim()).toBeUndefined()
})
