import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { metadataHeaders } from '../../../shared/enquiry/metadata.ts'
import { anEnquiryRow } from '../../../tests/support/anEnquiry.ts'
import { publishableKey, type Stack, startStack } from '../../../tests/support/startStack.ts'
import { openInbox } from './inbox.ts'
import { mailEvents } from './inboxShapes.ts'

/** The inbox's calls, against a database with the migrations. */

let stack: Stack
let kofi: SupabaseClient
let stranger: SupabaseClient

async function signIn(email: string): Promise<SupabaseClient> {
  const client = createClient(stack.supabase.address, publishableKey, {
    auth: { persistSession: false },
  })
  await client.auth.signInWithOtp({ email })
  const [arrived] = await stack.mails()
  const token = /\b\d{8}\b/.exec(arrived?.mail.html ?? '')?.[0] ?? ''
  const { error } = await client.auth.verifyOtp({ email, token, type: 'email' })
  if (error) throw error
  return client
}

beforeAll(async () => {
  stack = await startStack()
  await stack.supabase.database.query(`insert into public.staff values
    ('kofi@example.com', 'Kofi'), ('esi@example.com', 'Esi')`)
  kofi = await signIn('kofi@example.com')
  await stack.supabase.database.query(
    `insert into auth.users (email) values ('mallory@example.org')`,
  )
  stranger = await signIn('mallory@example.org')
})

afterAll(() => stack.close())

beforeEach(() => stack.clear())

const send = (number: number, email = 'ama@example.org') =>
  stack.post(
    '/rest/v1/contacts',
    anEnquiryRow({ email, message: `Message number ${number}` }),
    metadataHeaders({
      reference: `0000-000${number}`,
      language: 'fr',
      page: '/about',
      campaign: 'mail//',
    }),
  )

const everything = { terms: '', view: 'all' } as const

async function first() {
  const [enquiry] = await openInbox(kofi).search(everything, 1)
  if (!enquiry) throw new Error('There is no enquiry')
  return enquiry
}

test('staff read what visitors sent, and one another', async () => {
  await send(1)
  expect(await first()).toMatchObject({
    reference: '0000-0001',
    language: 'fr',
    page: '/about',
    campaign: 'mail//',
    status: 'new',
    message: 'Message number 1',
  })
  expect(await openInbox(kofi).staff()).toMatchObject([
    { email: 'esi@example.com', name: 'Esi' },
    { email: 'kofi@example.com', name: 'Kofi', reminder_due_at: null },
  ])
  expect(await openInbox(kofi).counts()).toMatchObject({
    new: 1,
    mine: 0,
    answered: 0,
    spam: 0,
    failed: 0,
  })
})

test('a signed-in stranger gets nothing, and no error', async () => {
  await send(1)
  const inbox = openInbox(stranger)
  expect(await inbox.staff()).toEqual([])
  expect(await inbox.search(everything, 10)).toEqual([])
  expect(await inbox.change([{ seen: await first(), status: 'spam', owner: null }])).toEqual([])
  expect(await inbox.changesOf(await first())).toEqual([])
  expect(await inbox.countFrom('ama@example.org')).toBe(0)
  expect(await inbox.deleteFrom('ama@example.org')).toBe(0)
  await inbox.sendAgain(await first())
  expect(await first()).toMatchObject({ status: 'new' })
})

test('a change is made once and logged; on an older state it is not made', async () => {
  await send(1)
  const inbox = openInbox(kofi)
  const seen = await first()
  expect(await inbox.change([{ seen, status: 'new', owner: 'kofi@example.com' }])).toMatchObject([
    { owner: 'kofi@example.com', revision: 2 },
  ])
  expect(await inbox.change([{ seen, status: 'spam', owner: null }])).toEqual([])
  expect(await inbox.find(seen.id)).toMatchObject({ owner: 'kofi@example.com' })
  expect(await inbox.changesOf(seen)).toMatchObject([
    { changed_by: 'kofi@example.com', field: 'owner', before: null, after: 'kofi@example.com' },
  ])
})

test('a note is changed unless its text has changed, whatever else has, and counts as no conflict', async () => {
  await send(1)
  const inbox = openInbox(kofi)
  const seen = await first()
  await inbox.change([{ seen, status: 'spam', owner: null }])
  expect(await inbox.changeNote(seen, 'Called')).toMatchObject({ note: 'Called', status: 'spam' })
  expect(await inbox.changeNote(seen, 'Wrote')).toMatchObject({ note: 'Called' })
  const now = await first()
  await inbox.changeNote(now, 'Called twice')
  expect(await inbox.change([{ seen: now, status: 'new', owner: null }])).toMatchObject([
    { status: 'new', note: 'Called twice' },
  ])
  await inbox.deleteFrom('ama@example.org')
  expect(await inbox.changeNote(now, 'Called again')).toBeNull()
})

test('a note of somebody who is no longer on the staff is refused, not taken for one of a deleted enquiry', async () => {
  await send(1)
  await expect(openInbox(stranger).changeNote(await first(), 'Called')).rejects.toThrow(
    'You are no longer on the list of staff. What you wrote is kept in this browser.',
  )
  expect(await first()).toMatchObject({ note: '' })
})

test('a deleted enquiry is found among the deleted alone', async () => {
  for (const number of [1, 2]) await send(number)
  const inbox = openInbox(kofi)
  const seen = await first()
  await inbox.change([{ seen, status: 'deleted', owner: null }])
  expect((await inbox.search(everything)).map(({ id }) => id)).not.toContain(seen.id)
  expect(await inbox.search({ ...everything, view: 'deleted' })).toMatchObject([{ id: seen.id }])
  expect(await inbox.counts()).toMatchObject({ new: 1, deleted: 1 })
})

test('a heartbeat says who edits a note, and staff turn their mail in the morning on and off', async () => {
  await send(1)
  const inbox = openInbox(kofi)
  const { version, editors } = await inbox.heartbeat((await first()).id)
  expect(editors).toEqual([])
  await send(2)
  expect((await inbox.heartbeat(null)).version).not.toBe(version)
  const due = async () => (await inbox.staff()).map((person) => person.reminder_due_at)
  await inbox.remind(true)
  expect(await due()).toEqual([null, expect.any(String)])
  await inbox.remind(false)
  expect(await due()).toEqual([null, null])
})

test('the log has exactly the events of mail that have a text', async () => {
  const [check] = await stack.supabase.database.query<{ definition: string }>(
    `select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'enquiry_log_mail'`,
  )
  const values = [...String(check?.definition).matchAll(/'([^']+)'::text/g)].map(
    ([, value]) => value,
  )
  expect(values).toEqual(['mail', ...mailEvents])
})

test('all results are read, beyond one page', async () => {
  await stack.supabase.database.query(
    `insert into public.contacts (first_name, email, message)
     select 'Ama', 'ama@example.org', 'Message number ' || n from generate_series(1, 1100) as n`,
  )
  const matches = await openInbox(kofi).search(everything)
  expect(new Set(matches.map(({ id }) => id)).size).toBe(1100)
  expect(await openInbox(kofi).search(everything, 1051)).toHaveLength(1051)
  const request = vi.spyOn(kofi, 'rpc')
  expect(await openInbox(kofi).search(everything, 500)).toHaveLength(500)
  expect(request).toHaveBeenCalledOnce()
  request.mockRestore()
})

test('one person’s data are counted, and deleted', async () => {
  await send(1)
  await send(2, 'AMA@example.org')
  await send(3, 'kwame@example.org')
  const inbox = openInbox(kofi)
  expect(await inbox.countFrom('ama@example.org')).toBe(2)
  expect(await inbox.deleteFrom('ama@example.org')).toBe(2)
  expect(await inbox.search(everything, 10)).toMatchObject([{ email: 'kwame@example.org' }])
})
