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

test('a new column is compared without a change to the rule', async () => {
  const copy = await openTestDatabase()
  await copy.query('alter table public.contacts add column country text')
  await copy.query('grant insert (country) on public.contacts to anon')
  for (const country of ['Ghana', 'Togo', 'Togo'])
    expect(await copy.send({ ...anEnquiryRow(), country })).toBe(201)
  const rows = await copy.query('select country from public.contacts order by country')
  await copy.close()
  expect(rows).toEqual([{ country: 'Ghana' }, { country: 'Togo' }])
})
