import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anEnquiryRow } from '../support/anEnquiry.ts'
import { openTestDatabase, type TestDatabase } from './openTestDatabase.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})

afterAll(() => database.close())

beforeEach(async () => {
  await database.query('delete from public.contacts')
  await database.query('delete from private.recent_requests')
})

async function stored(): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    'select count(*)::int as count from public.contacts',
  )
  return row?.count ?? 0
}

test('a repeated enquiry is stored once, with a success response', async () => {
  expect(await database.send(anEnquiryRow())).toBe(201)
  expect(await database.send(anEnquiryRow())).toBe(201)
  expect(await stored()).toBe(1)
})

test('the same enquiry without its optional values is the same too', async () => {
  const bare = anEnquiryRow({ lastName: '', phone: '', organization: '', service: '' })
  await database.send(bare)
  await database.send(bare)
  expect(await stored()).toBe(1)
})

test.each(['firstName', 'lastName', 'phone', 'organization', 'service', 'message'] as const)(
  'an enquiry with another %s is another enquiry',
  async (field) => {
    await database.send(anEnquiryRow())
    await database.send(anEnquiryRow({ [field]: 'something else' }))
    expect(await stored()).toBe(2)
  },
)

test('the same enquiry after an hour is a new one', async () => {
  await database.send(anEnquiryRow())
  await database.query(`update public.contacts set created_at = now() - interval '61 minutes'`)
  await database.send(anEnquiryRow())
  expect(await stored()).toBe(2)
})
