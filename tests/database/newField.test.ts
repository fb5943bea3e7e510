import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type FieldDefinitions, fieldDefinitions } from '../../shared/enquiry/enquiry.ts'
import { composeEnquiry } from '../../supabase/functions/send-contact-email/composeMail.ts'
import { messages } from '../../web/i18n/messages.ts'
import { anEnquiry } from '../support/anEnquiry.ts'
import { bookkeeping } from './bookkeeping.ts'
import { openTestDatabase, type TestDatabase } from './openTestDatabase.ts'

/** Names each place in which a field of an enquiry is missing. */

let database: TestDatabase
let form = ''

beforeAll(async () => {
  database = await openTestDatabase()
  form = await readFile('web/enquiry/EnquiryForm.tsx', 'utf8')
})

afterAll(() => database.close())

afterEach(async () => {
  await database.query('alter table public.contacts drop column if exists country')
})

type Column = { name: string; optional: boolean; granted: boolean; checked: boolean }

/** Returns the columns of the table that are not the database's own. */
async function readColumns(): Promise<Column[]> {
  const columns = await database.query<Column>(
    `select a.attname as name, not a.attnotnull as optional,
       has_column_privilege('anon', a.attrelid, a.attnum, 'insert') as granted,
       a.atttypid in ('public.text_line'::regtype, 'public.text_block'::regtype) and exists (
         select from pg_constraint as c
         where c.conrelid = a.attrelid and a.attnum = any(c.conkey)
           and pg_get_constraintdef(c.oid) like '%char_length%') as checked
     from pg_attribute as a
     where a.attrelid = 'public.contacts'::regclass and a.attnum > 0 and not a.attisdropped`,
  )
  return columns.filter(({ name }) => !bookkeeping.includes(name))
}

/** Returns the columns that are searched, and compared to recognize repeated enquiries. */
async function visitorColumns(): Promise<Set<string>> {
  const rows = await database.query<{ name: string }>(
    'select jsonb_object_keys(private.visitor_columns(null::public.contacts)) as name',
  )
  return new Set(rows.map(({ name }) => name))
}

/** Returns what is missing for the fields of a definition, and what belongs to none of them. */
async function missing(definitions: FieldDefinitions): Promise<string[]> {
  const compared = await visitorColumns()
  const columns = new Map((await readColumns()).map((column) => [column.name, column]))
  const values = Object.fromEntries(
    Object.entries(definitions).map(([name, { column }]) => [column, `the ${name}`]),
  )
  const enquiry = { id: crypto.randomUUID(), created_at: '2026-11-21T10:00:00+00:00', ...values }
  const mail = composeEnquiry(
    { ...anEnquiryRow, ...enquiry },
    { refused: null, goesToDefault: false },
  )
  const faults = Object.entries(definitions).flatMap(([name, { column, optional }]) => {
    const stored = columns.get(column)
    columns.delete(column)
    return [
      !stored && `${name}: there is no column ${column}`,
      stored && !stored.granted && `${name}: visitors may not insert ${column}`,
      stored && !stored.checked && `${name}: the length of ${column} is not limited`,
      stored && stored.optional !== optional && `${name}: ${column} is optional only on one side`,
      !compared.has(column) && `${name}: visitor_columns lacks ${column}`,
      ...Object.entries(messages).map(
        ([language, words]) =>
          !(`field.${name}` in words) && `${name}: there is no label in ${language}`,
      ),
      !form.includes(`<Field name="${name}"`) && `${name}: the form has no field`,
      !mail.text.includes(`the ${name}`) && `${name}: the mail lacks it`,
      !mail.html.includes(`the ${name}`) && `${name}: the mail lacks it as HTML`,
    ].filter((fault): fault is string => Boolean(fault))
  })
  return [...faults, ...[...columns.keys()].map((name) => `${name}: the column is no field`)]
}

const anEnquiryRow = {
  reference: 'K7QX-3M9T',
  language: null,
  page: null,
  campaign: null,
  first_name: '',
  last_name: null,
  email: '',
  phone: null,
  organization: null,
  service_of_interest: null,
  message: '',
}

const withCountry = {
  ...fieldDefinitions,
  country: {
    column: 'country',
    label: 'Country',
    optional: true,
    clean: fieldDefinitions.phone.clean,
    rules: [],
  },
} satisfies FieldDefinitions

const elsewhere = [
  'country: visitor_columns lacks country',
  'country: there is no label in en',
  'country: there is no label in fr',
  'country: there is no label in pt',
  'country: the form has no field',
  'country: the mail lacks it',
  'country: the mail lacks it as HTML',
]

test('no field is missing anywhere', async () => {
  expect(await missing(fieldDefinitions)).toEqual([])
})

test('a field that is only defined is reported as missing everywhere else', async () => {
  expect(await missing(withCountry)).toEqual(['country: there is no column country', ...elsewhere])
})

test('a column without grant and limit is not enough', async () => {
  await database.query('alter table public.contacts add column country text not null default 1')
  expect(await missing(withCountry)).toEqual([
    'country: visitors may not insert country',
    'country: the length of country is not limited',
    'country: country is optional only on one side',
    ...elsewhere,
  ])
})

test('a complete column satisfies the database’s checks', async () => {
  await database.query(
    `alter table public.contacts
       add column country public.text_line check (char_length(country) <= 60)`,
  )
  await database.query('grant insert (country) on public.contacts to anon, authenticated')
  expect(await missing(withCountry)).toEqual(elsewhere)
})

test('a column that no field fills is named', async () => {
  await database.query('alter table public.contacts add column country text')
  expect(await missing(fieldDefinitions)).toEqual(['country: the column is no field'])
})

test('every field with a label for staff has one of its own', () => {
  const labels = Object.values(fieldDefinitions).map(({ label }) => label)
  expect(new Set(labels).size).toBe(labels.length)
  expect(z.array(z.string().check(z.minLength(1))).safeParse(labels).success).toBe(true)
  expect(Object.keys(fieldDefinitions)).toEqual(Object.keys(anEnquiry()))
})
