import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anEnquiryRow } from '../support/anEnquiry.ts'
import { openTestDatabase, type TestDatabase } from './openTestDatabase.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})

afterAll(() => database.close())

beforeEach(async () => {
  for (const table of ['public.contacts', 'private.recent_requests', 'private.sender_salts'])
    await database.query(`delete from ${table}`)
})

const limit = 300
const from = (sender: string) => ({ 'x-forwarded-for': sender })

let enquiries = 0
/** Sends a new enquiry. */
function send(headers: Record<string, string>): Promise<number> {
  enquiries += 1
  return database.send(anEnquiryRow({ phone: String(enquiries) }), headers)
}

async function count(table: string): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `select count(*)::int as count from ${table}`,
  )
  return row?.count ?? 0
}

/** Uses up a network's requests, with the hash of a request that it has made. */
async function exhaust(headers: Record<string, string>): Promise<void> {
  expect(await send(headers)).toBe(201)
  await database.query(
    `insert into private.recent_requests (sender)
     select sender from private.recent_requests, generate_series(2, $1)`,
    [limit],
  )
}

test('a burst from one sender gets 429, and another sender is not affected', async () => {
  const statuses: number[] = []
  for (let number = 0; number < limit + 10; number++) statuses.push(await send(from('192.0.2.1')))
  expect(statuses.slice(0, limit)).toEqual(Array(limit).fill(201))
  expect(statuses.slice(limit)).toEqual(Array(10).fill(429))
  expect(await count('public.contacts')).toBe(limit)
  expect(await send(from('192.0.2.2'))).toBe(201)
})

describe('one network has one limit', () => {
  test.each([
    ['the same IPv4 address', '192.0.2.1', '192.0.2.1'],
    ['an IPv4 address on an IPv6 socket', '192.0.2.1', '::ffff:192.0.2.1'],
    ['addresses of one IPv6 /64', '2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
  ])('%s', async (_, one, other) => {
    await exhaust(from(one))
    expect(await send(from(other))).toBe(429)
  })

  test.each([
    ['IPv4 addresses', '192.0.2.1', '192.0.2.2'],
    ['IPv4 addresses on an IPv6 socket', '::ffff:192.0.2.1', '::ffff:192.0.2.2'],
    ['IPv6 networks', '2001:db8:1:2::1', '2001:db8:1:3::1'],
  ])('and different %s have limits of their own', async (_, one, other) => {
    await exhaust(from(one))
    expect(await send(from(other))).toBe(201)
  })
})

describe('a sender cannot choose its address', () => {
  test('by an x-forwarded-for of its own, to which the proxy appends', async () => {
    await exhaust(from('192.0.2.1'))
    expect(await send(from('198.51.100.7, 192.0.2.1'))).toBe(429)
    expect(await send(from('198.51.100.7,::1, 192.0.2.1'))).toBe(429)
  })

  test('behind Cloudflare, which sets cf-connecting-ip, by any x-forwarded-for', async () => {
    const cloudflare = { 'cf-connecting-ip': '192.0.2.1' }
    await exhaust({ ...cloudflare, ...from('198.51.100.7') })
    expect(await send({ ...cloudflare, ...from('198.51.100.8') })).toBe(429)
  })

  test.each([{}, from(''), from('nonsense'), from('192.0.2.1.5'), from("'; drop table contacts")])(
    'senders without a valid address share one limit: %j',
    async (headers) => {
      await exhaust({})
      expect(await send(headers)).toBe(429)
    },
  )
})

test('ten minutes later the sender may write again, and older requests are removed', async () => {
  await exhaust(from('192.0.2.1'))
  await database.query(`update private.recent_requests set at = at - interval '11 minutes'`)
  for (let number = 0; number < 4; number++) expect(await send(from('192.0.2.1'))).toBe(201)
  expect(await count('private.recent_requests')).toBe(4)
})

test('a refused enquiry writes nothing and does not count; beyond the limit, none is checked', async () => {
  const sender = from('192.0.2.1')
  for (let number = 0; number < 4; number++)
    expect(await database.send(anEnquiryRow({ message: 'Short' }), sender)).toBe(400)
  for (const table of ['public.contacts', 'private.recent_requests', 'private.sender_salts'])
    expect(await count(table)).toBe(0)
  await exhaust(sender)
  expect(await database.send(anEnquiryRow({ message: 'Short' }), sender)).toBe(429)
})

test('a sender is kept as a hash that nobody can compute without the salt of the day', async () => {
  const hashes = () =>
    database.query<{ sender: string }>('select sender from private.recent_requests order by at')
  await send(from('192.0.2.1'))
  const [today] = await hashes()
  expect(today?.sender).toMatch(/^[0-9a-f]{64}$/)
  const [unsalted] = await database.query<{ md5: string; sha: string }>(
    `select md5('192.0.2.1') as md5, encode(sha256('192.0.2.1'), 'hex') as sha`,
  )
  expect(Object.values(unsalted ?? {})).not.toContain(today?.sender)

  await database.query('update private.sender_salts set day = day - 1')
  await send(from('192.0.2.1'))
  const [, tomorrow] = await hashes()
  expect(tomorrow?.sender).not.toBe(today?.sender)
  expect(
    await database.query('select day = current_date as today from private.sender_salts'),
  ).toEqual([{ today: true }])
})

test('senders and salts are deleted on schedule, without further requests', async () => {
  await send(from('192.0.2.1'))
  await database.query(`update private.recent_requests set at = at - interval '11 minutes'`)
  await database.query('update private.sender_salts set day = day - 1')
  await database.query('select private.forget_senders()')
  expect(await count('private.recent_requests')).toBe(0)
  expect(await count('private.sender_salts')).toBe(0)
})

describe('a request may contain one enquiry', () => {
  const many = (length: number) =>
    Array.from({ length }, (_, number) => anEnquiryRow({ phone: String(number) }))

  test.each([2, 5000])('%i in one request are refused, and none is stored', async (length) => {
    expect(await database.send(many(length))).toBe(400)
    expect(await count('public.contacts')).toBe(0)
  })

  test('not even repetitions', async () => {
    expect(await database.send([anEnquiryRow(), anEnquiryRow()])).toBe(400)
  })

  test('an array of one is one, and the next request starts anew', async () => {
    expect(await database.send(many(1))).toBe(201)
    expect(await database.send(anEnquiryRow())).toBe(201)
    expect(await count('public.contacts')).toBe(2)
  })

  test('staff may insert several', async () => {
    const several = `insert into public.contacts (first_name, email, message)
      select 'Ama', 'ama@example.org', 'A message of some length' || n from generate_series(1, 3) n`
    expect(await database.refusal('service_role', several)).toBeNull()
    expect(await database.refusal('authenticated', several)).toBe('PT400')
  })
})
