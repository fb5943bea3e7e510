import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { enquiryFields } from '../../shared/enquiry/enquiry.ts'
import { computeReference, metadataHeaders } from '../../shared/enquiry/metadata.ts'
import { anEnquiry, anEnquiryRow } from '../support/anEnquiry.ts'
import { openTestDatabase, type TestDatabase } from './openTestDatabase.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})

afterAll(() => database.close())

beforeEach(async () => {
  await database.query('delete from public.contacts')
})

type Row = {
  reference: string
  language: string | null
  page: string | null
  campaign: string | null
}

const storedMetadata = () =>
  database.query<Row>(
    'select reference, language, page, campaign from public.contacts order by created_at',
  )

const shape = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/
const sent = metadataHeaders({
  reference: 'K7QX-3M9T',
  language: 'fr',
  page: '/services/ghana-fda',
  campaign: 'linkedin/social/spring-2027',
})

const at = (time: string) => Date.parse(`2026-11-25T${time}Z`)

test('the reference that an enquiry has in every browser finds it, however often it is sent', async () => {
  for (const time of ['10:00:00', '10:59:59']) {
    const reference = await computeReference(anEnquiry(), at(time))
    const headers = { ...sent, 'x-enquiry-reference': reference }
    expect(await database.send(anEnquiryRow(), headers)).toBe(201)
    expect(await storedMetadata()).toMatchObject([{ reference }])
  }
})

test('the same enquiry an hour later is stored too, with the reference that is then shown', async () => {
  const references: string[] = []
  for (const time of ['10:30:00', '11:30:00', '12:30:00']) {
    const reference = await computeReference(anEnquiry(), at(time))
    references.push(reference)
    const headers = { ...sent, 'x-enquiry-reference': reference }
    expect(await database.send(anEnquiryRow(), headers)).toBe(201)
    await database.query(`update public.contacts set created_at = created_at - interval '1 hour'`)
  }
  expect(new Set(references).size).toBe(3)
  expect((await storedMetadata()).map(({ reference }) => reference)).toEqual(references)
})

test.each(enquiryFields)('an enquiry with another %s has another reference', async (field) => {
  const other = await computeReference(anEnquiry({ [field]: 'something else' }), 0)
  expect(other).not.toBe(await computeReference(anEnquiry(), 0))
})

test('metadata is stored with the enquiry', async () => {
  expect(await database.send(anEnquiryRow(), sent)).toBe(201)
  expect(await storedMetadata()).toEqual([
    {
      reference: 'K7QX-3M9T',
      language: 'fr',
      page: '/services/ghana-fda',
      campaign: 'linkedin/social/spring-2027',
    },
  ])
})

test.each<Record<string, string>>([
  {},
  { 'x-enquiry-reference': '', 'x-enquiry-language': '', 'x-enquiry-page': '' },
  {
    'x-enquiry-reference': 'k7qx-3m9t',
    'x-enquiry-language': 'french',
    'x-enquiry-page': 'https://evil.example/',
    'x-enquiry-campaign': 'linkedin',
  },
  {
    'x-enquiry-reference': 'K7QX-3M9T Bcc: a@example.org',
    'x-enquiry-language': 'f\u00e9',
    'x-enquiry-page': '/<script>',
    'x-enquiry-campaign': 'a/b/c/d',
  },
  {
    'x-enquiry-reference': "K7QX-3M9'",
    'x-enquiry-language': "'",
    'x-enquiry-page': `/${'a'.repeat(200)}`,
    'x-enquiry-campaign': `//${'a'.repeat(41)}`,
  },
])('what has another form is ignored, and the enquiry stored: %j', async (headers) => {
  expect(await database.send(anEnquiryRow(), headers)).toBe(201)
  expect(await storedMetadata()).toEqual([
    { reference: expect.stringMatching(shape), language: null, page: null, campaign: null },
  ])
})

test('the reference of another enquiry is refused, because the visitor would be shown it', async () => {
  expect(await database.send(anEnquiryRow(), sent)).toBe(201)
  expect(await database.send(anEnquiryRow({ message: 'Another message.' }), sent)).toBe(409)
  expect(await storedMetadata()).toMatchObject([{ reference: 'K7QX-3M9T' }])
})

test('an enquiry with its reference is the same, even if it arrives again after an hour', async () => {
  expect(await database.send(anEnquiryRow(), sent)).toBe(201)
  await database.query(`update public.contacts set created_at = now() - interval '61 minutes'`)
  expect(await database.send(anEnquiryRow(), sent)).toBe(201)
  expect(await storedMetadata()).toMatchObject([{ reference: 'K7QX-3M9T' }])
})

test('each reference that a visitor was shown is stored', async () => {
  expect(await database.send(anEnquiryRow(), sent)).toBe(201)
  expect(await database.send(anEnquiryRow(), { ...sent, 'x-enquiry-reference': '0000-0000' })).toBe(
    201,
  )
  expect(await storedMetadata()).toMatchObject([
    { reference: 'K7QX-3M9T' },
    { reference: '0000-0000' },
  ])
})

test('references of the database do not repeat and use every character', async () => {
  const made = await database.query<{ reference: string }>(
    'select private.new_reference() as reference from generate_series(1, 2000)',
  )
  const references = made.map(({ reference }) => reference)
  expect(references.filter((reference) => !shape.test(reference))).toEqual([])
  expect(new Set(references).size).toBe(2000)
  for (const place of [0, 1, 2, 3, 5, 6, 7, 8])
    expect(new Set(references.map((reference) => reference[place])).size).toBe(32)
})

test('older enquiries have references too', async () => {
  const [column] = await database.query(
    `select is_nullable from information_schema.columns
     where table_name = 'contacts' and column_name = 'reference'`,
  )
  expect(column).toEqual({ is_nullable: 'NO' })
})
