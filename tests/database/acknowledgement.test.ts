import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
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
})

let messages = 0

/** Stores an enquiry from an address, and returns whether it may be acknowledged. */
async function isAcknowledged(email: string): Promise<boolean> {
  messages += 1
  const message = `A message unlike the others: ${messages}`
  expect(await database.send(anEnquiryRow({ email, message }))).toBe(201)
  const claimed = await database.query(
    `select public.claim_acknowledgement(id) from public.contacts where message = $1`,
    [message],
  )
  return claimed.length === 1
}

const pass = (interval: string) =>
  database.query(`update public.contacts set acknowledged_at = acknowledged_at - $1::interval`, [
    interval,
  ])

test('an enquiry is acknowledged once', async () => {
  expect(await isAcknowledged('ama@example.org')).toBe(true)
  expect(
    await database.query('select public.claim_acknowledgement(id) from public.contacts'),
  ).toEqual([])
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
  expect(await database.send(anEnquiryRow())).toBe(201)
  const [row] = await database.query<{ id: string }>('select id from public.contacts')
  await database.query(sql)
  expect(await database.query('select public.claim_acknowledgement($1)', [row?.id])).toEqual([])
})
