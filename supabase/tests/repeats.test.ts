import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aContact } from '../../tests/support/anEnquiry.ts'
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

test('the same enquiry sent again is stored once and answered as success', async () => {
  expect(await database.send(aContact())).toBe(201)
  expect(await database.send(aContact())).toBe(201)
  expect(await stored()).toBe(1)
})

test('the same enquiry without its optional values is the same too', async () => {
  const bare = aContact({ lastName: '', phone: '', organization: '', service: '' })
  await database.send(bare)
  await database.send(bare)
  expect(await stored()).toBe(1)
})

test.each(['firstName', 'lastName', 'phone', 'organization', 'service', 'message'] as const)(
  'an enquiry with another %s is another enquiry',
  async (field) => {
    await database.send(aContact())
    await database.send(aContact({ [field]: 'something else' }))
    expect(await stored()).toBe(2)
  },
)

test('the same enquiry after an hour is a new one', async () => {
  await database.send(aContact())
  await database.query(`update public.contacts set created_at = now() - interval '61 minutes'`)
  await database.send(aContact())
  expect(await stored()).toBe(2)
})

test('a burst from one sender is answered 429, another sender is not touched', async () => {
  const statuses: number[] = []
  for (let number = 0; number < 310; number++)
    statuses.push(await database.send(aContact({ phone: String(number) }), '192.0.2.1'))
  expect(statuses.filter((status) => status === 201)).toHaveLength(300)
  expect(statuses.slice(300)).toEqual(Array(10).fill(429))
  expect(await stored()).toBe(300)
  expect(await database.send(aContact({ phone: 'other' }), '192.0.2.2')).toBe(201)
})

test('ten minutes later the sender may write again, and is not remembered for longer', async () => {
  await database.query(
    `insert into private.recent_requests (sender, at)
     select md5('192.0.2.1'), now() - interval '11 minutes' from generate_series(1, 400)`,
  )
  for (let number = 0; number < 4; number++)
    expect(await database.send(aContact({ phone: String(number) }), '192.0.2.1')).toBe(201)
  const [row] = await database.query<{ count: number }>(
    'select count(*)::int as count from private.recent_requests',
  )
  expect(row?.count).toBe(4)
})

test('the address itself is not kept', async () => {
  await database.send(aContact(), '192.0.2.1')
  const rows = await database.query<{ sender: string }>(
    'select sender from private.recent_requests',
  )
  expect(rows).toEqual([{ sender: expect.stringMatching(/^[0-9a-f]{32}$/) }])
})
