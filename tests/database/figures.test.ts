import { afterAll, beforeAll, expect, test } from 'vitest'
import { promisedHours } from '../../shared/enquiry/promisedHours.ts'
import { anEnquiryRow } from '../support/anEnquiry.ts'
import { kofi, openTestDatabase, type TestDatabase } from './openTestDatabase.ts'

let database: TestDatabase

/** Enquiries with the hours until their answers; null for those that wait. */
const received = [
  { at: '2026-10-31 23:59', phone: '+233 20 123 4567', hours: 1 },
  { at: '2026-11-01 00:00', phone: '00234 803 123 4567', hours: 2 },
  { at: '2026-11-10 12:00', phone: '+351 21 123 4567', hours: 20 },
  { at: '2026-11-30 23:59', phone: '020 123 4567', hours: 30 },
  { at: '2026-11-15 12:00', phone: '+1 202 555 0100', hours: null },
  { at: '2026-12-01 00:00', phone: '+233201234567', hours: 3 },
  { at: '2026-11-12 12:00', phone: '+233201234567', hours: null, status: 'spam' },
]

beforeAll(async () => {
  database = await openTestDatabase([kofi])
  for (const [index, { at, phone, hours, status }] of received.entries()) {
    const email = `visitor${index}@example.org`
    await database.send(anEnquiryRow({ email, phone }))
    await database.query('update public.contacts set created_at = $1 where email = $2', [
      `${at}Z`,
      email,
    ])
    if (hours !== null || status)
      await database.asUser(kofi, 'update public.contacts set status = $1 where email = $2', [
        status ?? 'answered',
        email,
      ])
    if (hours !== null)
      await database.query(
        `update public.enquiry_log set changed_at = c.created_at + $1 * interval '1 hour'
         from public.contacts as c where c.id = enquiry and c.email = $2`,
        [hours, email],
      )
  }
})

afterAll(() => database.close())

const november = `'2026-11-01', '2026-12-01'`

async function sums(facet: string, caller = kofi) {
  const rows = await database.asUser<{ facet: string; value: string }>(
    caller,
    `select * from public.enquiry_sums('2026-10-01', ${november})`,
  )
  return rows.filter((row) => row.facet === facet)
}

test('the enquiries of a month are counted beside those of the month before, without spam', async () => {
  expect(await sums('all')).toEqual([{ facet: 'all', value: '', count: 4, before: 1 }])
  expect(await sums('month')).toEqual([
    { facet: 'month', value: '2026-11', count: 4, before: 0 },
    { facet: 'month', value: '2026-10', count: 0, before: 1 },
  ])
})

test('the country is that of the telephone’s code, where one country has it', async () => {
  expect(await sums('country')).toEqual([
    { facet: 'country', value: '', count: 2, before: 0 },
    { facet: 'country', value: 'NG', count: 1, before: 0 },
    { facet: 'country', value: 'PT', count: 1, before: 0 },
    { facet: 'country', value: 'GH', count: 0, before: 1 },
  ])
})

test('the time to the first answer is measured, and what still waits is late after a day', async () => {
  expect(await database.asUser(kofi, `select * from public.answer_times(${november})`)).toEqual([
    { answered: 3, median_hours: 20, most_hours: 28, on_time: 2, due: 4 },
  ])
  expect(await database.asUser(kofi, 'select * from public.waiting_enquiries()')).toEqual([
    { owner: '', waiting: 1, overdue: 1 },
  ])
})

test('the site, the inbox and the database agree on the promised time', async () => {
  expect(
    await database.query(
      'select extract(epoch from private.promised_time())::integer / 3600 as promised',
    ),
  ).toEqual([{ promised: promisedHours }])
})

test('an answer that is taken back and given again counts once, by the first', async () => {
  const change = (status: string) =>
    database.asUser(kofi, `update public.contacts set status = $1 where email = $2`, [
      status,
      'visitor1@example.org',
    ])
  await change('new')
  await change('answered')
  expect(
    await database.asUser(kofi, `select * from public.answer_times(${november})`),
  ).toMatchObject([{ answered: 3, median_hours: 20 }])
})

test('nobody else learns a sum', async () => {
  expect(await sums('all', 'mallory@example.org')).toEqual([])
})
